import { sql } from 'kysely';

/**
 * Probability from 0 to 99 that `a` and `b` are the same person, with reasons. Families share name, street and phone,
 * so unrelated first names or different birth dates count against it. `offset 0` forces each comparison to run only
 * once.
 */
export const duplicateScore = sql`
  select greatest(0, least(99,
      (is_email::int * 50) + (is_phone::int * 45) + (is_name::int * 45) + ((is_near and not is_name)::int * 30)
      + (is_birthdate::int * 25) + (is_address::int * 15) + (is_zip::int * 10)
      - (is_other_birthdate::int * 40) - (is_other_person::int * 45)
    ))::smallint as score,
    array_remove(array[
      case when is_email then 'email' end, case when is_phone then 'phone' end,
      case when is_name then 'name' when is_near then 'nameNear' end,
      case when is_birthdate then 'birthdate' end, case when is_address then 'address' end,
      case when is_zip then 'zip' end
    ], null) as reasons
  from (
    select
      coalesce(a.mailbox_key = b.mailbox_key and (
        split_part(a.email, '@', 2) = split_part(b.email, '@', 2)
        or similarity(split_part(a.email, '@', 2), split_part(b.email, '@', 2)) > 0.35), false) as is_email,
      coalesce(a.phone = b.phone, false) as is_phone,
      coalesce(a.name_key = b.name_key and a.firstname is not null and a.lastname is not null, false) as is_name,
      coalesce(similarity(a.name_key, b.name_key) > 0.5 and a.lastname is not null and b.lastname is not null, false)
        as is_near,
      coalesce(a.birthdate = b.birthdate, false) as is_birthdate,
      coalesce(a.birthdate <> b.birthdate, false) as is_other_birthdate,
      coalesce(similarity(a_address, b_address) > 0.6, false) as is_address,
      coalesce(a.zip = b.zip, false) as is_zip,
      coalesce(
        similarity(a_firstname, b_firstname) < 0.3
          and left(a_firstname, length(rtrim(b_firstname, '.'))) <> rtrim(b_firstname, '.')
          and left(b_firstname, length(rtrim(a_firstname, '.'))) <> rtrim(a_firstname, '.'),
        false) as is_other_person
    from (
      select platform.fold(a.firstname) as a_firstname, platform.fold(b.firstname) as b_firstname,
        platform.fold(a.address) as a_address, platform.fold(b.address) as b_address
      offset 0
    ) as folded
    offset 0
  ) as compared`;

/** Pairs that share none of these cannot reach the minimum score, so they skip the text comparison. */
export const mayBeDuplicate = sql`(
  a.phone = b.phone or a.mailbox_key = b.mailbox_key or a.name_key = b.name_key
  or a.zip = b.zip or a.birthdate = b.birthdate)`;
