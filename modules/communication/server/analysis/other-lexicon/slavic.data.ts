import type { OtherLanguageWords } from '../lexicon.ts';

export const pl: OtherLanguageWords = {
  praise: `dobr*, świetn*, super, polecam, wspaniał*, doskonał*, rewelacyj*, rewelacja, fantastyczn*, idealn*, znakomit*, pięk*, ładn*, mił*, uprzejm*, życzliw*, pomocn*, sympatyczn*, profesjonaln*, fachow*, kompetentn*, szybk*, sprawn*, czyst*, smaczn*, pyszn*, śwież*, tani*, zadowolon*, dziękuj*, najleps*, solidn*, wygodn*, uczciw*, wrócę, wracam, bez problemu, bez zarzutu, jestem pod wrażeniem, uśmiech*, wart*`,
  complaint: `złe, zły, zła, źle, słab*, fataln*, okropn*, straszn*, tragedi*, tragiczn*, koszmar*, rozczarow*, niemił*, nieuprzejm*, chamsk*, arogan*, opryskliw*, drog*, za drogo, zepsut*, zepsuł*, uszkodzon*, popsut*, brudn*, śmierdz*, woln*, kolejk*, długo czeka*, czekałem, czekałam, nigdy więcej, nie polecam, odradzam, omijać, nie doszł*, nie dotarł*, opóźnion*, spóźnion*, pomył*, błąd, problem*, niestety, oszust*, skandal*, porażka, brak, zamknięt*, nie odpowiada*, nikt nie, reklamacj*, kiepsk*, żenad*, beznadziej*`,
  neutral: 'przeciętn*, średni*, w porządku, może być, ok, nic specjalnego, tak sobie, bez szału',
  negators: 'nie, nigdy, bez, żadn*, nikt, nic, ani',
  contrast: 'ale, jednak, niestety, lecz, tylko że',
  functionWords: `bardzo, jest, nie, się, na, to, że, do, jak, ale, już, tylko, mi, za, od, co, po, są, tak, sklep, sklepie, obsługa, wszystko, zawsze, jestem, było, był, była, mam, dla, przez, ze, też, kupiłem, kupiłam, zamówiłem, zamówiłam, ceny, jakość, dobry, dobra`,
  topics: {
    staff:
      'obsług*, personel*, pracowni*, sprzedawc*, sprzedawczyni*, ekspedient*, pani, pan, mił*, niemił*, uprzejm*, pomocn*, kasjer*',
    advice: 'dorad*, porad*, fachow*, kompetentn*, wyjaśni*, wiedz*, zna się',
    price: 'cen*, drog*, tani*, promocj*, rabat*',
    quality:
      'jakoś*, zepsu*, uszkodzon*, produkt*, smaczn*, pyszn*, śwież*, towar*, solidn*, chleb*',
    choice: 'wybór, wyboru, wyborem, asortyment*, oferta, oferty',
    delivery: 'dostaw*, przesyłk*, paczk*, kurier*, wysyłk*, doręcz*',
    waiting: 'kolejk*, czeka*, oczekiwa*, kas*',
    'opening-hours': 'godzin* otwarcia, otwart*, zamknięt*, niedziel*',
    cleanliness: 'czyst*, brud*, śmierdz*, porząd*, toalet*',
    parking: 'parking*, parkow*, zaparkow*, wózk*',
    'after-sales':
      'reklamacj*, zwrot*, gwarancj*, napraw*, wymian*, wymien*, oddać pieniądze, obsługa klienta',
    packaging: 'opakowan*, zapakowan*, pakowan*, karton*',
    'online-order': 'stron*, internet*, online, aplikacj*, zamówieni*',
    availability: 'dostępn*, niedostępn*, na stanie, brak towaru, magazyn*',
  },
};

export const cs: OtherLanguageWords = {
  praise: `dobr*, skvěl*, super, výborn*, perfektn*, úžasn*, krásn*, hezk*, pěkn*, příjemn*, mil*, milá, ochotn*, vstřícn*, usměvav*, profesionáln*, rychl*, snadn*, čist*, levn*, spokojen*, doporuč*, děkuj*, nejlepší, kvalitn*, čerstv*, chutn*, rád se vrátím, ráda se vrátím, bez problém*, vřele doporučuji`,
  complaint: `špatn*, hrozn*, strašn*, otřesn*, zklam*, nepříjemn*, neochotn*, drz*, arogantn*, drah*, rozbit*, poškozen*, vadn*, špinav*, smrd*, pomal*, dlouho ček*, fronta, nikdy víc, už nikdy, nedoporuč*, nepřišl*, zpožděn*, chyb*, problém*, bohužel, podvod*, ostuda, katastrof*, zavřen*, vyprodan*, nikdo, nereaguj*, reklamac*`,
  neutral: 'průměr*, ujde, normáln*, nic extra, nic zvláštního, ok, jde to',
  negators: 'ne, není, nikdy, bez, žádn*, nikdo, nic, nebyl*, nemaj*',
  contrast: 'ale, avšak, bohužel, jen',
  functionWords: `je, se, na, to, že, jsem, ale, velmi, moc, už, byl, byla, bylo, jsou, jako, tak, pro, obchod, obchodě, obsluha, vždy, zboží, ve, při, který, která, jsme, také, nebo, jen, když, mi, objednal, koupil`,
  topics: {
    staff:
      'obsluh*, personál*, prodavač*, zaměstnan*, ochotn*, neochotn*, vstřícn*, paní, pán, příjemn*',
    advice: 'porad*, rad*, vysvětl*, odborn*, znalost*',
    price: 'cen*, drah*, levn*, slev*, akce',
    quality: 'kvalit*, rozbit*, vadn*, chutn*, čerstv*, výrob*, produkt*',
    choice: 'výběr*, sortiment*, nabídk*',
    delivery: 'doruč*, doprav*, dodán*, zásilk*, balík*, kurýr*',
    waiting: 'front*, čekán*, čekal*, pokladn*',
    'opening-hours': 'otevírac*, otevřen*, zavřen*, nedě*',
    cleanliness: 'čist*, špinav*, smrd*, toalet*, pořád*',
    parking: 'parkov*, zaparkov*, vozíč*',
    'after-sales': 'reklamac*, vrácen*, vrát*, záruk*, oprav*, výměn*',
    packaging: 'zabalen*, balen*, obal*, krabic*',
    'online-order': 'web*, e shop*, eshop*, stránk*, aplikac*, online',
    availability: 'sklad*, skladem, dostupn*, vyprodan*',
  },
};

export const ru: OtherLanguageWords = {
  praise: `хорош*, отличн*, супер, прекрасн*, замечательн*, великолепн*, идеальн*, рекоменду*, спасибо, благодар*, доволен, довольна, довольны, вежлив*, приветлив*, доброжелательн*, внимательн*, быстр*, чист*, вкусн*, свеж*, качественн*, удобн*, приятн*, лучш*, красив*, недорог*, дешев*, профессиональн*, понравил*, нравит*, рад, рада, вернусь, помог*, всё отлично, класс`,
  complaint: `плох*, ужас*, ужасн*, отвратительн*, кошмар*, разочаров*, груб*, хам*, нагл*, дорог*, слома*, брак*, поврежд*, грязн*, воня*, медленн*, очеред*, долго, ждал*, никогда больше, не рекоменду*, не советую, не пришл*, не привезл*, опозда*, задерж*, ошибк*, проблем*, к сожалению, обман*, мошенн*, позор*, закрыт*, нет в наличии, никто, не отвеча*, испорч*, просроч*, хуж*`,
  neutral: 'нормальн*, средн*, обычн*, так себе, ничего особенного, неплохо',
  negators: 'не, нет, ни, никогда, без, никто, ничего',
  contrast: 'но, однако, к сожалению, хотя',
  functionWords: 'и, в, не, на, я, что, очень, с, это, но, как, все, был, магазин',
  topics: {
    staff:
      'персонал*, продав*, сотрудник*, обслуживан*, консультант*, вежлив*, груб*, хам*, кассир*, девушк*, приветлив*',
    advice: 'совет*, подсказ*, консульт*, объясн*, грамотн*, помогли выбрать',
    price: 'цен*, дорог*, дешев*, недорог*, скидк*, акци*',
    quality: 'качеств*, слома*, брак*, вкусн*, свеж*, товар*, продукт*, хлеб*',
    choice: 'выбор*, ассортимент*',
    delivery: 'доставк*, достави*, привез*, курьер*, посылк*',
    waiting: 'очеред*, ждал*, ждать, ожидан*, касс*',
    'opening-hours': 'часы работы, открыт*, закрыт*, воскресен*, график работы',
    cleanliness: 'чист*, гряз*, воня*, запах*, туалет*',
    parking: 'парков*, припарков*, коляск*',
    'after-sales': 'возврат*, вернули деньги, вернуть, гаранти*, ремонт*, обмен*, поменя*, жалоб*',
    packaging: 'упаков*, коробк*',
    'online-order': 'сайт*, приложени*, онлайн, интернет*, заказ*',
    availability: 'наличи*, в наличии, закончил*, склад*',
  },
};
