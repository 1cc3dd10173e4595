import type { OtherLanguageWords } from '../lexicon.ts';

export const pt: OtherLanguageWords = {
  praise: `bom, boa, bons, boas, ótim*, otim*, excelent*, perfeit*, maravilh*, fantástic*, incrível, espetacular*, lind*, bonit*, simpátic*, simpatic*, atencios*, gentil, gentis, educad*, prestáv*, prestativ*, profissiona*, competent*, rápid*, rapid*, fácil, limp*, delicios*, saboros*, fresc*, barat*, satisfeit*, content*, feliz, recomend*, obrigad*, parabéns, adorei, adoro, amei, gostei, melhor, voltarei, vou voltar, de confiança, qualidade boa, impecáv*, super, nota 10, cinco estrelas, sem problemas`,
  complaint: `mau, maus, ruim, ruins, péssim*, pessim*, horrív*, terrív*, decepcion*, desilus*, desiludid*, mal educad*, maleducad*, antipátic*, grosseir*, arrogant*, caro, cara, caros, muito caro, partid*, quebrad*, avariad*, estragad*, danificad*, suj*, nojent*, lent*, demor*, fila enorme, esperei, à espera, nunca mais, não recomendo, não chegou, nunca chegou, atras*, erro, errad*, problem*, infelizmente, burla, enganad*, vergonh*, esgotad*, fechad*, ninguém, sem resposta, não respondem, evitem, fujam, reclam*, pior, lixo`,
  neutral: 'razoáv*, normal, mais ou menos, médi*, ok, nada de especial, regular',
  negators: 'não, nao, nunca, nem, sem, nada, ninguém, nenhum*',
  contrast: 'mas, porém, contudo, só que, infelizmente',
  functionWords: `o, os, as, um, uma, e, não, nao, muito, bem, com, para, por, que, em, no, na, do, da, são, foi, eu, também, loja, mais, sempre, nunca, ao, dos, das, pelo, pela, meu, minha, me, já, está, estava, tem, quando, fui, comprei, atendimento, você, vocês, isso, até, depois`,
  topics: {
    staff:
      'atendimento, atend*, funcionári*, empregad*, vendedor*, pessoal, simpátic*, antipátic*, atencios*, dono, dona, equipa, equipe, menina, senhor*',
    advice: 'aconselh*, conselho*, explic*, esclarec*, competent*, entende*',
    price: 'preç*, caro, cara, caros, barat*, promoç*, descont*',
    quality:
      'qualidade, quebrad*, partid*, avariad*, produto*, delicios*, saboros*, fresc*, pão, carne',
    choice: 'variedade, escolha, sortido, opções',
    delivery: 'entrega*, entregu*, encomenda*, envio, transportador*, correio*',
    waiting: 'fila, filas, espera, esperar, esperei, caixa',
    'opening-hours': 'horário*, aberto, aberta, fechad*, domingo*',
    cleanliness: 'limp*, suj*, cheir*, casa de banho, banheiro*, arrumad*',
    parking: 'estacion*, parque de, cadeira de rodas',
    'after-sales':
      'devol*, troca*, trocar*, garantia, reembols*, reparaç*, reparad*, conserto, reclam*, pós venda',
    packaging: 'embal*, embrulh*, caixa de papelão',
    'online-order': 'site, app, aplicação, aplicativo, online, internet',
    availability: 'stock, estoque, esgotad*, disponív*, indisponív*',
  },
};

export const ro: OtherLanguageWords = {
  praise: `bun, bună, buna, buni, bune, foarte bun, excelent*, perfect*, minunat*, frumos, frumoas*, super, grozav*, amabil*, politic*, prietenos*, săritor*, saritor*, serviabil*, profesionist*, profesional*, rapid*, prompt*, ușor, usor, curat*, gustos*, proaspăt*, proaspat*, ieftin*, accesibil*, mulțumit*, multumit*, mulțumesc, multumesc, recomand*, cel mai bun, cea mai bună, revin, voi reveni, de încredere, fără probleme, zâmbet*`,
  complaint: `prost*, proast*, slab*, groaznic*, oribil*, dezamăgit*, dezamagit*, dezamăgire, nepoliticos*, nesimți*, nesimtit*, obraznic*, arogant*, scump*, stricat*, defect*, rupt*, murdar*, miroase, încet, lent*, coadă, coada, am așteptat, am asteptat, niciodată, niciodata, nu recomand, nu a ajuns, nu a venit, întârzi*, intarzi*, greșit*, gresit*, problem*, din păcate, din pacate, țeap*, teapa, rușine, rusine, închis*, inchis, nimeni, nu răspund*, evitați, reclamați*, bătaie de joc`,
  neutral: 'mediu, normal, ok, acceptabil*, așa și așa, nimic special, decent',
  negators: 'nu, n, niciodată, niciodata, fără, fara, nimeni, nimic, nici',
  contrast: 'dar, însă, insa, doar că, din păcate',
  functionWords: `foarte, și, si, nu, este, sunt, am, a, de, la, cu, pentru, că, ca, magazin, magazinul, mai, dar, un, o, în, din, pe, au, fost, care, mi, se, după, tot, toate, când, servicii, personal, personalul, prețuri, calitate`,
  topics: {
    staff:
      'personal*, angajat*, vânzăto*, vanzato*, servire, amabil*, nepoliticos*, doamn*, domn*, casier*',
    advice: 'sfat*, sfătui*, explic*, consult*, competent*',
    price: 'preț*, pret, preturi, preturile, scump*, ieftin*, reducer*, ofert*',
    quality: 'calitat*, stricat*, defect*, rupt*, gustos*, proaspăt*, produs*',
    choice: 'gamă, gama, varietat*, diversitat*, alegere',
    delivery: 'livr*, livrare, colet*, curier*',
    waiting: 'coadă, coada, aștept*, astept*, casă',
    'opening-hours': 'program*, deschis*, închis*, duminic*',
    cleanliness: 'curat*, murdar*, miroase, toalet*',
    parking: 'parcare*, parca*',
    'after-sales': 'retur*, garanți*, garantie, repar*, ramburs*, schimb*, banii înapoi',
    packaging: 'ambala*, împachet*, impachet*',
    'online-order': 'site*, aplicați*, online, comand*',
    availability: 'stoc*, epuizat*, disponibil*, indisponibil*',
  },
};
