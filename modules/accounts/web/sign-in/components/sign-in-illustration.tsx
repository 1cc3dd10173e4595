import classes from './sign-in-illustration.module.css';

/** Things on the action bar: a bell, a parcel, a tag with a code, a stack of letters. */
export function SignInIllustration() {
  return (
    <svg className={classes.still} viewBox="0 0 720 372" aria-hidden="true">
      <path d="M50 360h128v12H50z" className={classes.two} />
      <path d="M60 356c0-38 23-62 54-62s54 24 54 62z" className={classes.one} />
      <path d="M111 284h6v12h-6z" className={classes.two} />
      <circle cx="114" cy="280" r="8" className={classes.brass} />
      <path d="M214 204h176v168H214z" className={classes.one} />
      <path d="M286 204h32v168h-32z" className={classes.two} />
      <path d="M214 204h176v40H214z" className={classes.three} />
      <path d="M286 204h32v40h-32z" className={classes.two} />
      <path d="M230 322h40v6h-40zM230 336h28v6h-28z" className={classes.line} />
      <g transform="translate(430 160)">
        <path d="M0 0h136v212H0z" className={`${classes.paper} ${classes.edge}`} />
        <circle cx="68" cy="18" r="6" className={`${classes.hole} ${classes.edge}`} />
        <g transform="translate(28 44)">
          <path d="M0 0h24v24H0zM56 0h24v24H56zM0 56h24v24H0z" className={classes.code} />
          <path d="M6 6h12v12H6zM62 6h12v12H62zM6 62h12v12H6z" className={classes.gap} />
          <path
            className={classes.code}
            d="M9 9h6v6H9zM65 9h6v6h-6zM9 65h6v6H9zM32 0h8v8h-8zM40 16h8v8h-8zM32 32h16v8H32zM0 32h8v8H0zM16 40h8v8h-8zM56 32h8v16h-8zM72 40h8v8h-8zM32 48h8v8h-8zM44 60h8v20h-8zM56 56h8v8h-8zM68 60h12v8H68zM60 72h8v8h-8zM32 68h8v12h-8zM72 74h8v6h-8z"
          />
        </g>
        <path d="M28 148h80v7H28zM28 164h52v7H28z" className={classes.line} />
        <path d="M28 188h44v2H28z" className={classes.brass} />
      </g>
      <g transform="translate(606 268)">
        <path d="M0 88h104v16H0z" className={classes.two} />
        <path d="M6 70h92v16H6z" className={classes.three} />
        <path d="M0 52h98v16H0z" className={classes.one} />
        <path d="M10 34h90v16H10z" className={classes.two} />
        <circle cx="55" cy="17" r="17" className={classes.brass} />
      </g>
    </svg>
  );
}
