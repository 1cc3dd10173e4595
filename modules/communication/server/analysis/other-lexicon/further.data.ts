import type { OtherLanguageWords } from '../lexicon.ts';

export const fi: OtherLanguageWords = {
  praise: `hyvä*, hyvin, loistav*, erinomai*, mahtav*, upea*, upe*, täydelli*, ihana*, ihan*, mukava*, mukav*, ystävälli*, avulia*, iloi*, asiantunteva*, ammattitaito*, nopea*, nope*, sujuva*, sujuvasti, helppo*, siisti*, puhdas*, herkulli*, tuore*, edulli*, halpa*, tyytyväi*, suosittel*, kiitos, kiitokset, paras, parasta, tulen uudelleen, laadukas*, laadukk*, kestäv*, kaunis*, kaunii*`,
  complaint: `huono*, surkea*, surke*, kamala*, kauhea*, kauhe*, pettynyt, pettymys, petyin, tyly*, epäystävälli*, töykeä*, töyke*, ylimieli*, kallis*, kallii*, rikki, hajosi, viallinen, vialli*, likainen, likai*, haise*, hidas*, hitaa*, jono*, odot*, ei koskaan, en suosittele, ei tullut, myöhäs*, myöhästy*, virhe*, väärä*, ongelma*, valitettavasti, harmi*, huijaus*, loppu, suljettu, kiinni, ei vastaa, kukaan ei, roska*`,
  neutral: 'ihan ok, ok, keskinkertai*, tavalli*, ei erikoinen, menettelee',
  negators: 'ei, en, emme, eivät, eikä, ilman, koskaan',
  contrast: 'mutta, kuitenkin, valitettavasti, tosin',
  functionWords:
    'ja, on, ei, oli, todella, erittäin, se, että, kun, myös, mutta, palvelu, kauppa, tosi, sain, minun, aina, kaikki, olen, ovat, tästä, siellä, hyvä, kiitos, jo, niin, vain',
  topics: {
    staff:
      'henkilökun*, henkilökunta, myyjä*, palvelu*, asiakaspalvel*, ystävälli*, töykeä*, tyly*, avulia*, kassa*',
    advice: 'neuvo*, opast*, asiantun*, ammattitai*, selit*',
    price: 'hinta, hinnat, hinnal*, hinto*, kallis*, kallii*, halpa*, halvalla, edulli*, tarjou*',
    quality: 'laatu, laadu*, rikki, hajosi, tuote, tuotte*, herkulli*, tuore*, kestäv*',
    choice: 'valikoima*, tarjonta*',
    delivery: 'toimitu*, toimitet*, paketti, paketi*, lähety*',
    waiting: 'jono*, odot*, odottaa, kassajono*',
    'opening-hours': 'aukiol*, auki, suljettu, sunnuntai*',
    cleanliness: 'siisti*, puhdas*, likai*, haise*, vessa*',
    parking: 'pysäköin*, parkki*, pyörätuol*',
    'after-sales': 'takuu*, palaut*, vaihto*, vaihdo*, korja*, hyvity*, reklam*, rahat takaisin',
    packaging: 'pakattu, pakkau*, paket*',
    'online-order': 'verkkokaup*, nettikaup*, sivusto*, sovellu*, tilaus*, tilasin',
    availability: 'varasto*, saatav*, loppu, loppuunmyyty',
  },
};

export const hu: OtherLanguageWords = {
  praise: `jó, jók, nagyon jó, kiváló*, szuper*, remek*, tökéletes*, csodás*, fantasztikus*, szép*, kedves*, segítőkész*, udvarias*, barátságos*, profi*, szakszerű*, gyors*, egyszerű*, tiszta*, finom*, friss*, olcsó*, elégedett*, ajánl*, ajánlom, köszön*, legjobb*, minőségi, megbízható*, visszatér*, mosoly*, hozzáértő*`,
  complaint: `rossz*, szörnyű*, borzalm*, borzaszt*, csalód*, udvariatlan*, bunkó*, goromba*, flegma*, drága*, túl drága, törött*, eltört*, hibás*, sérült*, koszos*, büdös*, lassú*, sokat kell várni, várni kell*, vártam, soha többet, nem ajánl*, nem érkezett, késett, késés*, késik, hiba*, problém*, sajnos, átver*, csalás, botrány*, zárva, elfogyott, nem válaszol*, senki, katasztrófa, felháborító*, pocsék*`,
  neutral: 'átlagos*, közepes*, ok, elmegy, semmi extra, semmi különös, megfelelő',
  negators: 'nem, soha, sem, nincs, nélkül, senki, semmi, ne',
  contrast: 'de, azonban, viszont, sajnos',
  functionWords:
    'a, az, és, nem, is, hogy, nagyon, volt, van, egy, ez, de, csak, már, meg, még, mindig, minden, bolt, üzlet, vagy, itt, voltak, ami, mert, kiszolgálás, köszönöm, ajánlom, vettem, rendeltem',
  topics: {
    staff:
      'kiszolgál*, eladó*, személyzet*, alkalmazott*, kedves*, udvarias*, udvariatlan*, bunkó*, segítőkész*, pénztáros*',
    advice: 'tanács*, szakértel*, hozzáértő*, elmagyaráz*, szakszerű*',
    price: 'ár, árak, ára, áron, árban, drága*, olcsó*, akció*, kedvezmény*',
    quality: 'minőség*, törött*, hibás*, finom*, friss*, termék*, áru',
    choice: 'választék*, kínálat*',
    delivery: 'szállít*, kiszállít*, csomag, csomagot, futár*',
    waiting: 'sor, sorban, vár*, várakoz*, pénztár',
    'opening-hours': 'nyitva*, nyitvatart*, zárva, vasárnap*',
    cleanliness: 'tiszta*, tisztaság*, koszos*, büdös*, rend',
    parking: 'parkol*, kerekesszék*',
    'after-sales':
      'garanci*, visszavált*, visszavesz*, csere*, cserél*, javít*, reklamáci*, pénzvissza*',
    packaging: 'csomagol*, becsomagol*, doboz*',
    'online-order': 'honlap*, weboldal*, webshop*, app, alkalmazás*, online, rendelés*',
    availability: 'készlet*, raktár*, elfogyott, elérhető*',
  },
};

export const tr: OtherLanguageWords = {
  praise: `iyi, çok iyi, güzel*, harika*, mükemmel*, süper*, muhteşem*, kaliteli*, nazik*, kibar*, güler yüzlü*, güleryüzlü*, yardımsever*, ilgili*, profesyonel*, hızlı*, kolay*, temiz*, lezzetli*, taze*, ucuz*, uygun fiyat*, memnun*, tavsiye ederim, tavsiye, teşekkür*, en iyi, başarılı*, sağlam*, güvenilir*, beğendim, bayıldım, tekrar geleceğim`,
  complaint: `kötü*, berbat*, rezalet*, korkunç*, hayal kırıklığı, kaba*, saygısız*, ilgisiz*, küstah*, pahalı*, bozuk*, kırık*, hasarlı*, kırıldı, kirli*, pis*, yavaş*, geç geldi, gelmedi, geç, bekle*, bekledim, beklettiler, bir daha, asla, tavsiye etmem, tavsiye etmiyorum, yanlış*, hata*, sorun*, maalesef, dolandırıcı*, rezil*, kapalı*, stokta yok, tükendi, cevap vermiyor*, kimse, iade etmiyor*, şikayet*, sakın`,
  neutral: 'orta, idare eder, fena değil, normal, ortalama, vasat',
  negators: 'değil, yok, hiç, asla, hiçbir',
  contrast: 'ama, fakat, ancak, maalesef, yalnız',
  functionWords:
    'çok, bir, ve, bu, da, de, için, ama, daha, ile, ürün, mağaza, gibi, olarak, her, hizmet, personel, kadar, ne, var, yok, aldım, teşekkürler, ederim, kalite, bana, sonra',
  topics: {
    staff:
      'personel*, çalışan*, eleman*, satıcı*, ilgi*, nazik*, kibar*, kaba*, güler yüzlü*, kasiyer*, hizmet*',
    advice: 'tavsiye, bilgi*, bilgili*, açıkla*, yardımcı*, önerdi*',
    price: 'fiyat*, pahalı*, ucuz*, indirim*, kampanya*',
    quality: 'kalite*, bozuk*, kırık*, ürün*, lezzetli*, taze*, sağlam*',
    choice: 'çeşit*, seçenek*, ürün çeşit*',
    delivery: 'teslim*, kargo*, kurye*, paket geldi',
    waiting: 'sıra*, bekle*, kasa*, kuyruk*',
    'opening-hours': 'çalışma saat*, açık, kapalı*, pazar günü',
    cleanliness: 'temiz*, kirli*, pis*, koku*, tuvalet*',
    parking: 'otopark*, park yeri*, park et*, tekerlekli*',
    'after-sales': 'iade*, değişim*, garanti*, tamir*, servis*, para iade*, şikayet*',
    packaging: 'paketle*, ambalaj*, kutu*',
    'online-order': 'site*, internet*, uygulama*, online, sipariş*',
    availability: 'stok*, tükendi, mevcut*',
  },
};

export const el: OtherLanguageWords = {
  praise: `καλ*, πολύ καλό, άριστ*, εξαιρετικ*, τέλει*, υπέροχ*, φανταστικ*, ευγενικ*, εξυπηρετικ*, φιλικ*, χαμογελαστ*, επαγγελματ*, γρήγορ*, εύκολ*, καθαρ*, νόστιμ*, φρέσκ*, φθην*, οικονομικ*, ευχαριστημέν*, ικανοποιημέν*, συνιστώ, προτείνω, ευχαριστώ, μπράβο, καλύτερ*, όμορφ*, ωραί*, αξίζει, ποιοτικ*`,
  complaint: `κακ*, χάλια, απαίσι*, τραγικ*, απαράδεκτ*, απογοητευ*, αγεν*, αγενέστατ*, αγενής, ειρωνικ*, ακριβ*, χαλασμέν*, σπασμέν*, ελαττωματικ*, βρώμικ*, βρωμ*, αργ*, καθυστέρ*, περίμεν*, ουρά, ποτέ ξανά, δεν συνιστώ, δεν ήρθε, λάθος, πρόβλημα, δυστυχώς, απάτη, ντροπή, κλειστ*, κανείς, δεν απαντ*, μακριά`,
  neutral: 'μέτρι*, κανονικ*, έτσι κι έτσι, συνηθισμέν*, οκ',
  negators: 'δεν, δε, μη, μην, όχι, ποτέ, χωρίς, κανείς, τίποτα',
  contrast: 'αλλά, όμως, ωστόσο, δυστυχώς',
  functionWords: 'και, το, η, ο, να, είναι, με, πολύ',
  topics: {
    staff: 'προσωπικ*, υπάλληλ*, εξυπηρέτηση*, πωλητ*, πωλήτρια*, ευγενικ*, αγεν*, ιδιοκτήτ*',
    advice: 'συμβουλ*, εξήγ*, γνώσ*, ενημέρ*',
    price: 'τιμ*, ακριβ*, φθην*, προσφορ*, έκπτωσ*',
    quality: 'ποιότητ*, προϊόν*, χαλασμέν*, σπασμέν*, νόστιμ*, φρέσκ*',
    choice: 'ποικιλί*, επιλογ*, γκάμα',
    delivery: 'παράδοσ*, παραδόθηκ*, αποστολ*, κούριερ, δέμα*, παραγγελί* ήρθε',
    waiting: 'ουρά, ουρές, αναμον*, περίμεν*, ταμεί*',
    'opening-hours': 'ωράρι*, ανοιχτ*, κλειστ*, κυριακ*',
    cleanliness: 'καθαρ*, βρώμικ*, μυρίζ*, τουαλέτ*',
    parking: 'πάρκινγκ, παρκάρ*',
    'after-sales': 'επιστροφ*, αλλαγ*, εγγύησ*, επισκευ*, αποζημίωσ*',
    packaging: 'συσκευασί*, συσκευασμέν*, κουτί',
    'online-order': 'σελίδα, site, εφαρμογή, ίντερνετ, παραγγελί*',
    availability: 'απόθεμα, διαθέσιμ*, εξαντλ*, στοκ',
  },
};

export const ar: OtherLanguageWords = {
  praise: `ممتاز, ممتازة, رائع, رائعة, جيد, جيدة, جميل, جميلة, مميز, مميزة, افضل, أفضل, انصح, أنصح, شكرا, شكراً, محترم, محترمين, لطيف, لطيفة, لطفاء, سريع, سريعة, نظيف, نظيفة, لذيذ, لذيذة, طازج, رخيص, مناسب, مناسبة, مناسبه, سعيد, راضي, متعاون, متعاونين, احترافي, خدمة ممتازة`,
  complaint: `سيء, سيئ, سيئة, سيئه, اسوء, أسوأ, فظيع, رديء, رديئة, غالي, غالية, مكسور, مكسورة, معطوب, قذر, وسخ, بطيء, بطيئة, تأخر, تأخير, متأخر, انتظرت, انتظار, لا انصح, لا أنصح, لم يصل, لم تصل, مشكلة, مشاكل, خطأ, للأسف, نصب, احتيال, وقح, وقحة, مغلق, نفد, غير متوفر, خيبة, تجربة سيئة`,
  neutral: 'عادي, عادية, متوسط, متوسطة, مقبول, لا بأس',
  negators: 'لا, لم, لن, ليس, ليست, غير, بدون, ما',
  contrast: 'لكن, ولكن, للأسف, الا',
  functionWords: 'من, في, على',
  topics: {
    staff:
      'الموظف, الموظفين, الموظفون, الموظفة, موظف, موظفين, البائع, التعامل, تعامل, خدمة, الخدمة, العاملين',
    advice: 'نصيحة, نصائح, شرح, استشارة, خبرة',
    price: 'السعر, سعر, الاسعار, الأسعار, اسعار, أسعار, غالي, غالية, رخيص, خصم, عروض',
    quality: 'الجودة, جودة, مكسور, المنتج, المنتجات, منتجات, لذيذ, طازج',
    choice: 'تشكيلة, خيارات, تنوع',
    delivery: 'التوصيل, توصيل, الشحن, شحن, وصل, وصلت, المندوب',
    waiting: 'انتظار, الانتظار, انتظرت, طابور, الطابور',
    'opening-hours': 'الدوام, دوام, مفتوح, مغلق, ساعات',
    cleanliness: 'نظيف, نظيفة, النظافة, نظافة, قذر, وسخ, رائحة',
    parking: 'موقف, مواقف, المواقف',
    'after-sales': 'ارجاع, إرجاع, استرجاع, ضمان, الضمان, صيانة, استبدال',
    packaging: 'التغليف, تغليف, مغلف',
    'online-order': 'الموقع, موقع, التطبيق, تطبيق, طلب, الطلب',
    availability: 'متوفر, متوفرة, نفد, مخزون',
  },
};

export const ja: OtherLanguageWords = {
  praise: `良い, 良かった, よかった, いい, 最高, 素晴らしい, 素敵, 親切, 丁寧, 優しい, 美味しい, おいしい, 満足, おすすめ, オススメ, 早い, 早く届, 綺麗, きれい, 清潔, 安い, お得, 便利, ありがとう, 嬉しい, 楽しい, 気に入, 助かり, 完璧, 大好き, また行きたい, また利用, 感謝, 新鮮, 丈夫, 安心, 笑顔`,
  complaint: `悪い, 悪かった, 最悪, ひどい, 酷い, 残念, 高い, 高すぎ, 遅い, 待たされ, 待っ, 汚い, 壊れ, 不良, 無愛想, 失礼, 態度が, がっかり, 不満, 不親切, 二度と, 届かない, 来ない, 間違, 不味い, まずい, 臭い, 在庫切れ, 売り切れ, 使えない, 面倒, 不便, 無視, 詐欺, 返金, 破損`,
  neutral: '普通, ふつう, まあまあ, 可もなく',
  negators: 'ない, なかった, ません',
  contrast: 'しかし, でも, が残念, けど, ただ',
  functionWords: '',
  negatesBackwards: true,
  hasNoSpaces: true,
  topics: {
    staff: '店員, スタッフ, 接客, 対応, 従業員, 無愛想, 親切',
    advice: 'アドバイス, 説明, 相談, 知識, 提案',
    price: '値段, 価格, 高い, 安い, 料金, コスパ, 割引',
    quality: '品質, 商品, 壊れ, 美味しい, おいしい, 質が, 新鮮, 丈夫',
    choice: '品揃え, 種類, 品ぞろえ',
    delivery: '配送, 配達, 届, 発送, 送料',
    waiting: '待ち時間, 待たされ, 行列, レジ, 並',
    'opening-hours': '営業時間, 閉店, 開店, 定休日',
    cleanliness: '清潔, 汚, 綺麗, きれい, トイレ, 臭',
    parking: '駐車, 車椅子',
    'after-sales': '返品, 返金, 交換, 保証, 修理, 問い合わせ',
    packaging: '梱包, 包装, ラッピング, 箱',
    'online-order': 'サイト, アプリ, ネット, オンライン, 注文',
    availability: '在庫, 売り切れ, 品切れ',
  },
};

export const zh: OtherLanguageWords = {
  praise: `好, 很好, 非常好, 不错, 棒, 很棒, 优秀, 完美, 喜欢, 满意, 推荐, 友好, 热情, 耐心, 专业, 快, 很快, 干净, 好吃, 美味, 新鲜, 便宜, 实惠, 划算, 方便, 谢谢, 感谢, 漂亮, 最好, 值得, 舒服, 贴心, 周到, 还会来, 回购, 贊, 赞, 滿意, 推薦, 乾淨`,
  complaint: `差, 很差, 太差, 糟糕, 失望, 坏, 坏了, 贵, 太贵, 慢, 太慢, 脏, 很脏, 态度差, 态度恶劣, 不理, 等了, 排队, 骗, 骗子, 垃圾, 难吃, 臭, 破损, 退货, 不退, 没货, 缺货, 再也不, 不会再, 投诉, 问题, 错误, 关门, 没人, 恶劣, 後悔, 后悔, 壞, 貴`,
  neutral: '一般, 还行, 普通, 还可以, 马马虎虎',
  negators: '不, 没, 沒, 无, 别',
  contrast: '但, 但是, 不过, 可是, 就是',
  functionWords: '',
  hasNoSpaces: true,
  topics: {
    staff: '服务, 店员, 员工, 态度, 老板, 服務, 售货员, 热情',
    advice: '建议, 介绍, 讲解, 专业, 解释',
    price: '价格, 贵, 便宜, 价钱, 性价比, 實惠, 实惠, 折扣, 價格',
    quality: '质量, 品质, 坏了, 好吃, 难吃, 新鲜, 产品, 商品, 做工, 質量',
    choice: '种类, 品种, 选择, 款式, 齐全',
    delivery: '送货, 快递, 物流, 发货, 配送, 送到',
    waiting: '排队, 等了, 等待, 收银',
    'opening-hours': '营业时间, 关门, 开门',
    cleanliness: '干净, 脏, 卫生, 整洁, 乾淨',
    parking: '停车, 轮椅, 停車',
    'after-sales': '售后, 退货, 退款, 换货, 维修, 保修',
    packaging: '包装, 盒子, 包裝',
    'online-order': '网站, 网上, 下单, 网购, 订单',
    availability: '缺货, 没货, 有货, 库存, 断货',
  },
};
