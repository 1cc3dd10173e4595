export const en = `
5 PO staff+ | Lovely staff, always friendly and helpful!
5 PO advice+ | The advice I got about running shoes was excellent.
4 PO advice+ staff+ | Knowledgeable team who took the time to explain everything.
1 NG staff- | Very rude cashier, she rolled her eyes at me.
2 NG price- | Far too expensive for what you get.
5 PO price+ | Great prices, real bargains.
1 NG quality- | The zip broke after two days, poor quality.
5 PO quality+ | Well made and sturdy, looks great in our kitchen.
5 PO choice+ | Huge selection of paint, something for everyone.
3 NG choice- | Not much choice in my size.
5 PO delivery+ | Fast delivery, arrived the next day.
1 NG delivery- | My parcel never arrived.
2 NG waiting- | Queued for half an hour with only one till open.
5 PO waiting+ | Served straight away, no queue at all.
2 NG opening-hours- | Turned up at 5 and it was closed, the opening hours on Google are wrong.
5 PO opening-hours+ | Open late and on Sundays, so handy.
2 NG cleanliness- | The toilets were filthy and the floor sticky.
5 PO cleanliness+ | Always clean and tidy.
2 NG parking- | Nowhere to park, the car park is always full.
5 PO parking+ | Plenty of free parking right outside.
1 NG after-sales- | They refuse to refund me and nobody answers my emails.
5 PO after-sales+ | My faulty kettle was exchanged without any fuss.
5 PO packaging+ | Beautifully wrapped and carefully packed.
2 NG packaging- | Box was crushed and there was no padding.
5 PO online-order+ | The website is easy to use and click and collect worked perfectly.
1 NG online-order- | The app keeps crashing and they cancelled my order.
2 NG availability- | Always out of stock, empty shelves everywhere.
5 PO availability+ | They always have what I need in stock.
3 NE staff+ delivery- | Nice staff but slow delivery.
3 NE | It's ok, nothing special.
3 NE | Average shop, does the job.
4 PO | Not bad at all.
1 NG | I was not happy with my visit.
1 NG | Worst shop ever, avoid!
5 PO | Never disappointed here.
5 PO | Soooo goood!!! Love this place
1 NG | Well done, three weeks for a lamp. Bravo!
5 PO staff+ | Definitly the freindliest staff in town
2 NG | Used to be better.
4 PO price- quality+ | Pricey but the quality is outstanding.
5 PO | Better than any other store in the area.
2 NG advice- | The assistant had no idea and couldn't answer my questions.
5 PO staff+ advice+ | Went in for a frying pan and left knowing more about steel than I ever wanted. The chap behind the counter clearly loves his job.
1 NG waiting- staff- | Stood at the till for a good ten minutes while two girls chatted about their weekend. Walked out.
5 PO | Top!
5 PO quality+ | Had my walking boots from here for six winters now, not a stitch gone.
2 NG quality- | Handle came off the second time I used it. Thirty quid down the drain.
3 NE choice+ price- | Good range, but you pay for it.
4 PO staff+ parking- | Lovely people, shame about the parking.
1 NG after-sales- | Three emails, two phone calls, still no refund. I give up.
5 PO after-sales+ | Strap snapped after a year and they replaced it on the spot, no receipt, no quibble.
5 NG delivery- | Five stars so somebody reads this: my table has been "on its way" since March.
1 PO staff+ advice+ | Sorry, pressed the wrong star! The optician was wonderful and took all the time in the world with my mum.
3 NE | Does what it says on the tin. Wouldn't go out of my way.
3 NE | It's a garden centre. It has plants.
4 PO choice+ | If you can't find the screw you need here it doesn't exist.
2 NG availability- | Third time I've driven over and the shelf was bare again.
5 PO delivery+ packaging+ | Ordered Tuesday, on my doorstep Thursday, glasses wrapped like the crown jewels.
1 NG packaging- delivery- | A £200 vase in a box with one sheet of newspaper. Guess how it arrived.
2 NG advice- | Asked which oil I needed for the decking, got a shrug.
5 PO advice+ | She watched me run, swapped the insoles, and my knee pain has gone. Genius.
3 NE opening-hours~ | Are you open on Boxing Day?
4 PO price+ quality+ | You won't find better sausages for the money.
1 NG price- | A fiver for a coffee and a dry scone. Robbery.
2 NG price- | Prices have crept up every single month since the new owners came in.
5 PO | My go-to place for presents. Never come away empty handed.
1 NG | Never again.
5 PO | Can't fault it.
2 NG | Not what it used to be, sadly.
4 PO | No complaints from me.
3 NE staff+ waiting- | Friendly enough, but there's never enough of them on a Saturday so you wait and wait.
1 NG quality- after-sales- | Sofa sagged within weeks. They say that's "normal wear". It's not.
5 PO quality+ | Still sleeping like a baby on the mattress we bought in 2015.
2 NG cleanliness- | Dust on the shelves, sticky floor, a smell of drains by the fitting rooms.
5 PO cleanliness+ | Spotless, even the loos.
1 NG online-order- | The checkout page froze three times and I got charged for two orders.
4 PO online-order+ waiting+ | Click and collect took me two minutes, in and out.
2 NG online-order- availability- | Website said 4 in stock. Drove 40 miles. None.
5 PO parking+ | Level access from the car park, so easy with my wheelchair.
2 NG parking- | Two spaces for the whole shop, you end up circling the block.
3 NE quality+ delivery- | Lovely chairs once they finally turned up, five weeks late.
1 NG staff- | Felt like a criminal the way the security bloke followed me round.
1 NG staff- | Got told I was "too big for this brand". In front of my daughter.
5 PO staff+ | They remembered my dog's name!
5 PO staff+ | Nothing was too much trouble for Sandra.
4 PO | Cracking little shop, dead handy.
5 PO | Braw wee place, I'll be back.
2 NG | Meh. Expected more after all the hype.
3 NE price+ quality- | Cheap and cheerful, don't expect it to last.
4 PO price- quality+ | Not the cheapest but you get what you pay for, my knives are still razor sharp.
1 NG | Oh brilliant, another "sale" where nothing is actually reduced. Well done.
1 NG waiting- | 50 minutes on hold listening to pan pipes. Fantastic service, really.
5 PO waiting+ staff+ | Rammed on a Saturday but five tills open and everyone smiling.
5 PO advice+ price+ | Talked me out of the pricier bike because I didn't need it. Honest folk, rare these days.
2 NG advice- after-sales- | Sold me the wrong filter, then wouldn't swap it because the bag was open.
3 NE | Went for a look around, didn't buy anything.
4 PO choice+ staff+ | Loads to choose from and you're left alone to browse until you need a hand.
1 NG quality- | Plants dead within a week. All of them.
5 PO quality+ | Best sourdough for miles around.
2 NG quality- price- | Jumper bobbled after one wash, and at £90 that's a joke.
5 PO delivery+ staff+ | The two lads carried the wardrobe up four flights, built it and took the cardboard away.
1 NG delivery- staff- | Driver chucked the parcel over the gate and swore at my wife.
3 NE delivery~ | Delivery was neither quick nor slow.
2 NG choice- | Half the shop is candles now. Where has all the fabric gone?
3 NE choice- staff+ | Small selection though the owner is a darling.
5 PO | 👍👍👍
1 NG | 👎
5 PO | ❤️❤️ love it
3 NE | 😐
4 PO quality+ | Glasses fit perfectly, light as a feather.
2 NG quality- | Prescription was wrong. Twice.
5 PO after-sales+ | They resoled my brogues and they look brand new.
4 PO after-sales+ waiting- | Return went smoothly apart from the queue.
1 NG after-sales- staff- | Tried to return a toaster with the receipt and was treated as if I'd broken it myself.
5 PO availability+ | They had the last one in the country put aside for me.
2 NG availability- | "We can order it in for you" is not why I come to a shop.
1 NG opening-hours- | Sign says open till 6. Doors locked at 5:40. Thanks for nothing.
4 PO opening-hours+ | Great that they're open till eight, I can pop in after work.
2 NG opening-hours- | Why on earth do you shut for lunch when the rest of us have our break?
5 PO price+ choice+ | So many bargains, I could live in there.
1 NG | Save your money, go elsewhere.
1 NG | Absolute shambles from start to finish.
5 PO | From start to finish a pleasure.
4 PO | Pleasantly surprised.
2 NG | Left me cold.
5 PO staff+ | I came in soaking wet and grumpy and they gave me tea. Tea!
5 PO advice+ staff+ | Took my hearing-impaired father seriously and explained it all twice without once being patronising.
3 NE staff~ | Service depends who you get. Some are great, others couldn't care less.
2 NG staff- | Nobody even looked up when I came in.
4 PO packaging+ | Gift wrapped for free and with a proper bow.
2 NG packaging- | So much plastic for one tiny pan, in this day and age.
5 PO choice+ advice+ | Tried eleven tents in the shop, with someone who'd actually camped in them.
1 NG quality- staff- | Mouldy strawberries at the bottom of the punnet, and when I said so the lass just laughed.
1 NG | I'd give zero if I could.
5 PO | Deserves six stars.
4 PO | Solid. Will return.
3 NE | Mixed feelings. Liked the shop, didn't like the attitude at the desk.
3 NE quality+ price- advice- | The rug is gorgeous but cost the earth and nobody could tell me how to clean it.
2 NG online-order- | App logs me out every time I try to pay.
5 PO online-order+ delivery+ | Easy site, quick to arrive, will order again.
1 NG delivery- after-sales- | Wrong colour delivered and they want ME to pay to send it back.
5 PO after-sales+ staff+ | My mistake entirely and they still sorted it with a smile.
3 NE waiting~ | How long is the waiting list for eye tests?
2 NG waiting- advice- | Waited 35 mins for someone to unlock the cabinet, and then he knew nothing about the watches.
4 PO staff+ | Bit chaotic but they mean well and always get there in the end.
5 PO | Simply the best shop in Leeds, bar none.
1 NG | Shop full of rubbish nobody needs.
5 PO quality+ staff+ | Proper butcher. Meat like my nan used to buy and always a joke at the counter.
2 NG price- | Same drill is forty pounds less round the corner.
3 NE | Ok for a quick fix.
2 NE | Only went in for batteries so can't really judge.
4 NE | Some good, some bad.
5 PO staff+ choice+ | Brought my teenager who hates shopping; he didn't want to leave.
1 NG quality- | It rusted. A stainless steel pan. Rusted.
5 PO advice+ | Knew straight away what was wrong with my sourdough just from a photo.
4 PO cleanliness- choice+ | An Aladdin's cave. Messy, dusty, and I love it.
2 NG staff- price- | Snotty assistants and silly prices.
5 PO staff+ | Popped in with two screaming toddlers and the girl at the till found them stickers. Bless her.
4 PO quality+ | The kettle boils in a minute flat and doesn't wake the house.
1 NG after-sales- | Was promised a call on Monday. It's Friday.
2 NG quality- | Bought a fleece for my husband, he looks like a sheep that has been through a hedge after two washes.
5 PO advice+ quality+ | He measured my feet, told me I'd worn the wrong size for thirty years. First pain-free walk in ages.
3 NE | Decent stuff, odd layout, you'll find it eventually.
5 PO price+ | Came for one rose bush, left with five because they were half of what the supermarket asks.
1 NG staff- | When I asked where the lamps were she pointed without a word and carried on texting.
5 PO delivery+ | Fridge was in the kitchen and running by nine in the morning, old one gone.
2 NG waiting- | Appointment at 10, seen at 10:50. No word of explanation.
4 PO choice+ parking- | You can lose an afternoon among the books, just come by bus.
1 NG online-order- delivery- | Paid extra for next day. Day six now and the tracking page is blank.
5 PO after-sales+ | Zip went on my rucksack, they put in a new one while I had a coffee next door.
2 NG price- | Twelve pounds for a jar of honey? I only looked at the label afterwards, silly me.
3 NE price+ staff- | Prices are great. Being barked at for touching a melon is not.
5 PO | This is how a shop should be run.
1 NG cleanliness- | I wouldn't let my dog use that toilet.
4 PO availability+ | They rang three branches until they found my size.
2 NG choice- | Everything comes in beige or grey. That's it.
5 PO packaging+ | My sister thought it came from a jeweller, such a pretty box.
1 NG advice- | Told me the paint was for outdoors. It washed off in the first rain.
3 NE | Second visit less convincing than the first.
4 PO opening-hours+ | A lifesaver on a Sunday evening when you've run out of nappies.
2 NG opening-hours- | Half past nine and still nobody had unlocked.
5 PO quality+ | Ate the whole loaf in the car.
5 PO staff+ quality+ | Friendly team, they fitted our new kitchen in three days and left the place cleaner than they found it.
4 PO choice+ price- | Big choice of bikes, a bit on the expensive side.
2 NG staff- advice- | The young lad had clearly started last week and kept running off to ask somebody else.
1 NG delivery- after-sales- | Wardrobe came with the wrong doors. Two months and four phone calls later we still keep our clothes in boxes.
5 PO advice+ staff+ | Such patience with an old man who can't decide between two pairs of glasses.
3 NE quality+ waiting- | Food was good, wait was too long.
1 NG quality- | The waterproof jacket isn't.
4 PO online-order+ | Ordered on my phone on the train, picked up on the way home. Simple.
2 NG price- after-sales- | They wanted 45 pounds just to look at my watch.
5 PO quality+ | My tomatoes from their plants are the envy of the street.
5 PO after-sales+ | Changed my mind about the colour, no problem at all.
3 NE | Nothing to shout about.
1 NG staff- | She talked to my husband the whole time although I was the one buying the car seat.
4 PO cleanliness+ choice+ | Tidy shop with lovely things for the home.
2 NG availability- | Advertised at half price, gone by nine in the morning.
1 NG | Went there once, will not be repeating the experience.
5 PO | Made my mum's day.
2 NG parking- | Had to carry two bags of compost half a mile because there was nowhere to leave the car.
5 PO waiting+ | In for an eye test, out with new contact lenses twenty minutes later.
4 PO | Does exactly what I hoped.
2 NG quality- price- | Thin material for that kind of money.
3 NE choice+ advice- | Loads of stuff, nobody to explain it.
1 NG online-order- after-sales- | Cancelled my order without telling me and kept the money for three weeks.
5 PO packaging+ delivery+ | Arrived quickly, every single plate wrapped separately.
4 PO opening-hours+ staff+ | Open when others have long gone home, and still in a good mood.`;
