import type { TopicWords } from './topic-lexicon.ts';

export const en: TopicWords = {
  staff: {
    words: `staff, staffs, team, employee*, assistant*, salesman, saleswoman, salesmen, salespeople, salesperson, sales lady, sales guy, sales person, sales assistant*, shop assistant*, cashier*, manager*, manageress, owner*, lady, ladies, gentleman, guy, guys, girl, girls, lad, lads, chap, woman, man, people working, people who work, people there, person at, security guard, guard, receptionist, worker*, colleague*, crew, waiter*, waitress*, consultant*, personnel, attendant*, service, served, serve, serving, welcome, welcomed, greeted, greeting, greet, treated, hospitality, attitude, manners, smile, smiles, smiling, sellers, vendor`,
    good: `friendly, friendliest, friendlier, helpful*, polite*, courteous*, attentive*, welcoming, kind, kindness, approachable, obliging, accommodating, professional*, cheerful, happy to help, eager to help, went out of their way, went out of his way, went out of her way, above and beyond, extra mile, made to feel welcome, looked after, nothing was too much trouble, helped me, helped us, warm welcome, patient, patience, respectful`,
    bad: `rude*, unfriendly, unhelpful*, impolite, arrogan*, condescending, patronis*, patroniz*, dismissive, snooty, snobby, grumpy, moody, surly, pushy, unprofessional*, ignored me, ignored us, ignored, disrespect*, nobody helped, no one helped, nobody to help, no one to help, not helpful, couldn t be bothered, rolled her eyes, rolled his eyes, on their phone*, on her phone, on his phone, chatting to each other, chatting, understaffed, short staffed, disinterested, uninterested, incompetent*, shouted at`,
  },
  advice: {
    words: `advice, advise, advised, advises, advising, adviser*, advisor*, recommendation*, explain*, explanation*, guidance, guided, guide, expertise, knowledge, suggestion*, suggested, demonstrat*, answered all, answered my questions, answered our questions, answer my question*, questions, consultation, measured, tips`,
    good: `knowledg*, knows their stuff, know their stuff, knows his stuff, knew their stuff, knew his stuff, knew her stuff, knows what they are talking, know what they re talking, well informed, explained everything, took the time to explain, time to explain, helped me choose, helped us choose, helped me find, helped us find, expert*, good tips`,
    bad: `clueless, no clue, no idea, didn t know, did not know, don t know, knew nothing, know nothing, knows nothing, couldn t answer, could not answer, couldn t explain, no knowledge, lack of knowledge, poorly advised, badly advised, wrong advice, sold me the wrong, sold us the wrong`,
  },
  price: {
    words: `price*, pricing, priced, cost, costs, value, euro*, pound*, dollar*, charged, charges, fee, fees, sale, sales, promotion*, discount*, voucher*, coupon*, tariff*, rates`,
    good: `cheap, cheaper, cheapest, affordable, bargain*, good value, great value, value for money, reasonable, reasonably, inexpensive, fairly priced, well priced, low prices, unbeatable prices, worth every penny, worth the money, worth every cent, economical, free gift, best prices, killer price*`,
    bad: `expensive, overpriced, over priced, pricey, dear, costly, rip off, ripoff, ripped off, extortionate, exorbitant, steep, daylight robbery, overcharg*, charged twice, double charged, charged too much, hidden fee*, hidden cost*, price hike*, cheaper elsewhere, cheaper online, found cheaper, not worth the money, waste of money, too much money, unaffordable, not cheap, twice the price, double the price, gone up`,
    weak: `money, paid, pay, offer, offers, charge, bill, deal, deals`,
  },
  quality: {
    words: `quality, material*, fabric*, finish, finishing, workmanship, craftsmanship, build, taste*, flavour*, flavor*, ingredient*, texture, durability, sizing, stitching, zip, battery, lasted, lasts, lasting`,
    good: `well made, well built, sturdy, solid, durable, long lasting, works perfectly, works great, works well, works like a charm, works a treat, high quality, fresh, tasty, delicious, yummy, comfortable, comfy, soft, fits perfectly, fits well, fits great, true to size, as described, still going strong, beautifully made, robust, premium, flawless finish, beautiful sofa, lovely fabric`,
    bad: `broke, broken, breaks, faulty, defect*, flimsy, poorly made, badly made, cheaply made, cheap looking, looks cheap, feels cheap, low quality, poor quality, bad quality, fell apart, falls apart, falling apart, came apart, stopped working, doesn t work, does not work, didn t work, did not work, not working, junk, rubbish product, shoddy, not as described, not as pictured, tore, shrunk, shrank, faded, wobbl*, scratched, scratch*, stale, rotten, mouldy, moldy, tasteless, bland, inedible, leaks, leaking, snapped, cracked, peeled, peeling, wore out, worn out, not fresh, gone off, out of date`,
    weak: `product*, item*, goods, food, bread, cake*, coffee, shoes, jacket, sofa, bed, mattress, chair*, table*, dress, clothes, furniture, fruit, vegetables, meat, phone, machine, lamp, bike, thing, things, stuff, coat, jeans, shirt, boots, meal, meals, fish, cheese, flowers, washing machine, size, colour, color, condition, fit`,
  },
  choice: {
    words: `choice*, selection, range, ranges, assortment, variety, varied, models, brands, collection*, options, catalogue, product range`,
    good: `wide range, wide choice, wide selection, huge range, huge choice, huge selection, great choice, great selection, large selection, lots of choice, loads of choice, plenty of choice, plenty to choose, lots to choose, spoilt for choice, spoiled for choice, something for everyone, everything you need, everything you could need, everything you want, has everything, have everything, got everything, well stocked, so much to choose, everything under one roof`,
    bad: `limited choice, limited selection, limited range, little choice, small selection, small choice, small range, not much choice, not much selection, not much to choose, no choice in, poor selection, poor choice, always the same, same old, few models, only two models, hardly any choice, few options, few brands, nothing in my size`,
  },
  delivery: {
    words: `deliver*, delivery, delivered, shipping, shipped, shipment, courier*, dispatch*, despatch*, postage, tracking, tracked, carrier, dhl, ups, dpd, delivery man, delivery guy, delivery men, came within, transport`,
    good: `fast delivery, quick delivery, next day delivery, free delivery, free shipping, delivered on time, arrived on time, arrived early, arrived quickly, arrived next day, came quickly, arrived promptly, delivery was fast`,
    bad: `late delivery, slow delivery, never arrived, never delivered, never turned up, never came, didn t arrive, did not arrive, hasn t arrived, not delivered, delivered late, arrived late, weeks late, days late, lost parcel, lost in transit, wrong address, left it outside, left outside, left in the rain, left on the doorstep, delivered to the wrong, delivered to a neighbour`,
    weak: `parcel*, package, arrived, arrive, arrives, driver*`,
  },
  waiting: {
    words: `wait, waits, waited, waiting, queue*, queuing, queueing, waiting time, tills open, checkouts open, at the counter, at the till`,
    good: `no queue*, no wait, no waiting, without waiting, short wait, quick service, fast service, served quickly, served straight away, served immediately, straight away, in and out, no line, prompt service, served promptly, seen straight away, seen immediately, no time at all, in no time, quick at the till, efficient service, speedy service, fast checkout, without queuing`,
    bad: `slow, slowly, long wait, long queue*, long line*, took ages, takes ages, took forever, takes forever, waited ages, waiting for ages, waited forever, kept waiting, kept us waiting, kept me waiting, only one till, only one checkout, one till open, one cashier, slow service, had to wait, had to queue, still waiting, endless queue*, on hold, hours on hold, half an hour, 20 minutes, 30 minutes, 40 minutes, 45 minutes, an hour, half hour`,
    weak: `till, tills, checkout*, check out, minutes, line, lines, hold`,
  },
  'opening-hours': {
    words: `opening hour*, opening time*, open hours, hours of opening, business hours, open on, open until, open till, open late, closing time, closes, close at, closed on, sunday*, bank holiday*, lunch break, lunch time, lunchtime, hours on google, hours on the website, late night`,
    good: `open late, open on sundays, open sundays, open all day, open every day, open seven days, long opening hours, convenient hours, convenient opening, open early, open 24, flexible hours`,
    bad: `closed, was closed, were closed, closed early, closes early, closes too early, shut, closed without notice, closed for lunch, found it closed, closed at, doors closed, hours are wrong, wrong opening hours, wrong hours, opened late, opens late, locked door, not open, wasn t open, weren t open, should be open, should open, open longer, stay open`,
    weak: `open, opens, opening, open at`,
  },
  cleanliness: {
    words: `clean*, hygien*, toilet*, restroom*, bathroom*, washroom*, fitting room*, changing room*, floor, floors, smell*, tidiness, dust, odour, odor`,
    good: `clean, spotless*, tidy, immaculate*, well kept, well maintained, hygienic, neat, neat and tidy, spick and span, sparkling, well presented, clean and tidy, neatly`,
    bad: `dirty, filthy, grubby, dusty, unclean, messy, untidy, smelly, stinks, stank, stinking, sticky, disgusting toilets, disgusting toilet, unhygienic, needs cleaning, needs a clean, needs a good clean, mess, clutter*, not clean, rubbish everywhere, litter, cobweb*, mouse, mice, rats, cockroach*, stained, sticky floor*, bins overflowing, cleaner, could be cleaner`,
  },
  parking: {
    words: `parking, park, parked, car park*, carpark*, parking space*, parking lot, parking spot*, parking bay*, parking garage, garage, parking ticket, parking meter`,
    good: `free parking, easy parking, easy to park, plenty of parking, ample parking, lots of parking, good parking, large car park, big car park, convenient parking, park right outside, parking is easy, parking right outside, parking available`,
    bad: `nowhere to park, no parking, hard to park, difficult to park, impossible to park, not enough parking, no space to park, expensive parking, paid parking, limited parking, parking is a nightmare, parking nightmare, never find a space, can t find a space, tiny car park, car park is too small, car park full, car park is always full, parking fine`,
  },
  'after-sales': {
    words: `after sales, aftersales, after sale, return, returned, returns, returning an, refund*, exchange*, exchanged, warranty, guarantee*, repair*, repaired, complaint*, claim, replacement*, replaced, customer care, customer support, helpline, hotline, support, technician*, spare part*, compensation, credit note, money back, customer services, faulty one, call centre, call center, took it back, send it back, sent it back, take it back, taking it back, bring it back, returned it, fixed it, mended, follow up, engineer`,
    good: `refunded, refunded immediately, replaced it, replaced straight away, exchanged without, no quibble, easy return*, easy refund, sorted it out, sorted out, resolved, problem solved, solved my problem, fixed quickly, repaired quickly, full refund, refund was quick, hassle free return*, fixed for free`,
    bad: `no refund, refused to refund, refused a refund, refuse to refund, won t refund, refusing to refund, still no refund, no reply, no response, never replied, never responded, never answered, never called back, no one answers, nobody answers, no answer, ignore my emails, ignored my emails, ignoring my emails, passed from pillar, fobbed off, fob you off, wouldn t exchange, refused to exchange, refused to take it back, won t take it back, waiting for my refund, waiting for a refund, chasing a refund, wouldn t take it back`,
  },
  packaging: {
    words: `packag*, packed, packing, wrapped, wrapping, gift wrap*, bubble wrap, box, boxes, boxed, carton, packet, polystyrene, padding`,
    good: `well packed, well packaged, well wrapped, beautifully packaged, beautifully wrapped, carefully packed, nicely packed, nicely wrapped, securely packed, carefully wrapped, carefully packaged, securely packaged, gift wrapped, lovely packaging, nice packaging, packed with care, recyclable packaging, properly packed`,
    bad: `badly packed, badly packaged, poorly packed, poorly packaged, damaged box, crushed box, box was damaged, box was crushed, box was open, torn packaging, too much packaging, too much plastic, excessive packaging, no padding, no protection, crushed, squashed, arrived damaged, arrived broken, arrived smashed, opened box, box damaged, dented box, damaged in transit, box was torn, without any protection`,
  },
  'online-order': {
    words: `online, on line, website*, web site, web shop, webshop, online shop, online store, internet, app, order online, ordered online, basket, click and collect, click collect, click & collect, order number, confirmation email, order confirmation, placed an order, collect in store, reserve and collect, reserved online, payment page, mobile app, user friendly, checkout page, log in, login, password`,
    good: `easy to order, easy ordering, ordering was easy, easy website, easy to use website, website is easy, great website, simple to order, click and collect worked, clear website`,
    bad: `website crashed, website is terrible, website doesn t work, website does not work, app crashes, app doesn t work, app keeps crashing, order was cancelled, cancelled my order, order cancelled, payment failed, website is a mess, wrong order, order was wrong, couldn t order, site is slow, app is useless, site down, website down, error message`,
    weak: `order, orders, ordered, my order, the order, ordering, site, account, web`,
  },
  availability: {
    words: `availab*, stock, in stock, stocked, restock*, back order, backorder, discontinued, size available, ready to collect`,
    good: `always in stock, in stock, everything in stock, available immediately, always available, always find what i need, always find what i m looking for, always have what i, had exactly what i, had what i was looking for, had what i needed, found everything, find everything, have what i need, got what i need, full shelves, always has what, had everything i needed, had it in stock`,
    bad: `out of stock, sold out, not in stock, never in stock, no stock, unavailable, not available, empty shelves, shelves are empty, shelves were empty, shelves empty, half empty, didn t have, did not have, don t have, never have, doesn t have, ran out, run out, had run out, never available, couldn t find, could not find, nothing left, none left, no longer sell, no longer stock, no longer available, not have my size, no sizes, said it was in stock, on back order, wasn t available, weren t available, isn t available, always missing`,
    weak: `sizes, shelves, shelf, reserve, reserved`,
  },
  customerService: `customer service*, client service, customer relations`,
  ignored: `no choice but, had no choice, at any price, of course, on the other hand, in order to, in order, out of order, line of duty, bottom line, on line at, any return, many happy returns, return customer, will return, will definitely return, i ll return, ll return, won t return, will not return, never return, return again, to return to, returning customer, returning soon, be returning, free time, long time, store manager said, quality time, self service, in my opinion, man made, service station, service charge, boyfriend, girl friend, my lady, lady friend, old lady, my man, as a woman, money well spent, in the park, national park, the city park, park nearby, open minded, open plan, open to, opened the box, open the box, box ticking, tick the box, take a long time, size of the shop, size of the store, guide dog, sales, in the sale, hold of, on hold to, line up, next in line, deal with, dealt with, big deal, no big deal, to deal, of condition, support local, supporting local, support small, i guess, you guys, hi guys, thanks guys, fit for, the whole range of, team up, waiting to see, wait to go back, can t wait, cannot wait, couldn t wait, pay attention, paid attention, value my, valued, feel valued, valued customer, values, the fit of, first time, sofa shop, food court, food hall, fast food`,
};
