// Written by tools/review-analysis/train-opinions.ts.
export const it = `# #	26	-19	-12
# alle	-6	-5	11
# e	-39	22	12
# euro	-14	3	6
# in	16	-6	-10
# minuti	-24	-2	25
^ #	-19	-18	27
^ a	11	2	-20
^ al	-10	-6	16
^ alla	6	-20	14
^ alle	54	-7	-54
^ ambiente	45	-39	-7
^ ampio	14	-10	-4
^ aperti	17	-11	-6
^ aprono	7	-10	3
^ assortimento	-71	79	-78
^ avevano	61	-16	-58
^ bel	57	-42	-33
^ bella	-18	-21	30
^ bellissimo	11	-7	-3
^ boh	-48	46	-25
^ bravi	36	-41	-6
^ buona	60	-45	-51
^ buoni	25	-2	-34
^ buono	16	-65	35
^ c	-16	34	-28
^ cambio	10	-15	4
^ cari	13	-39	18
^ cercavo	89	-31	-81
^ che	6	-20	7
^ ci	23	-18	-5
^ cinque	-63	-7	65
^ comodo	36	-32	-6
^ competenza	40	-9	-32
^ complimenti	-83	-30	91
^ consegna	-27	-21	39
^ consigliatissimo	16	-9	-7
^ cosi	-26	35	-32
^ costa	-78	81	-33
^ daje	45	-31	-22
^ dipende	-62	64	-6
^ divano	-14	-4	18
^ dopo	19	-8	-13
^ due	18	-19	-3
^ e	-8	6	0
^ entrata	27	-13	-21
^ fila	-51	-26	62
^ formaggi	69	-15	-66
^ garanzia	-49	-60	68
^ gentili	-76	80	-38
^ ha	37	-6	-33
^ hanno	42	-15	-28
^ ho	-11	-13	22
^ i	-4	-15	18
^ il	-12	12	0
^ in	-6	45	-40
^ l	-54	30	27
^ la	41	-8	-38
^ ladri	-59	-24	63
^ le	16	-30	8
^ lo	2	-15	12
^ ma	-42	-3	25
^ macelleria	49	-11	-44
^ mai	3	-18	14
^ manco	48	-11	-46
^ materasso	-53	-10	55
^ me	-12	-9	22
^ meglio	-42	46	-25
^ mi	-1	-18	19
^ mia	9	-5	-4
^ ne	-58	71	-16
^ negozio	-7	13	-18
^ nella	-41	53	-20
^ nemmeno	-62	-17	64
^ niente	57	-34	-24
^ non	1	-28	24
^ numeri	37	-22	-15
^ occhiali	40	-18	-26
^ ordinato	19	-11	-8
^ ordine	-9	-5	13
^ ottimi	-21	27	-17
^ ottimo	36	-20	-15
^ pagato	-57	-45	61
^ pane	2	-48	31
^ per	-56	10	41
^ personale	28	-4	-31
^ poca	6	-29	22
^ prezzi	15	14	-46
^ prima	-12	-14	23
^ prodotti	18	-13	-5
^ puzza	-50	-55	68
^ quale	-21	33	-28
^ quaranta	-24	-9	33
^ quattro	-41	-30	48
^ ragazze	-51	57	-41
^ ragazzi	55	-23	-43
^ reso	-7	-3	11
^ riparazione	-36	-53	41
^ ritiro	4	-6	2
^ sanno	59	-48	-35
^ scarpe	58	-19	-56
^ scatola	-9	-9	19
^ scusate	0	31	-47
^ se	22	-61	22
^ sempre	3	-10	7
^ senza	1	9	-12
^ servita	44	-26	-27
^ si	-4	46	-46
^ siamo	47	-10	-44
^ siete	-18	50	-44
^ sito	-10	-20	28
^ sono	21	1	-26
^ spettacolo	37	-22	-16
^ sul	-49	41	-12
^ tante	3	21	-37
^ telefono	-66	-23	72
^ ti	-49	-7	51
^ torno	28	-21	-9
^ tre	-59	-40	65
^ trovato	24	-16	-10
^ tutto	15	-15	1
^ un	-67	7	52
^ una	-23	-13	35
^ va	6	14	-23
^ vale	63	-32	-61
^ volantino	-81	-53	86
^ 🔝	64	-52	-59
^ 😍	23	-12	-11
a	-16	-3	18
a casa	13	-11	-4
a ferragosto	-62	43	-4
a mani	-57	41	-9
a me	-2	-14	16
a non	10	-7	-5
a pezzi	-30	-13	36
a tutti	-38	-23	48
a un	-17	-16	32
a uno	49	-13	-40
abbai*	-49	33	9
acces*	70	-23	-61
accet*	-50	55	-41
accor*	50	-22	-32
accorciato	32	-17	-14
acqui*	43	-16	-37
acquisto	43	-16	-37
acust*	39	-37	-6
ad	16	-72	46
affar*	72	-64	-65
ai	-9	-8	17
al	-41	5	35
al pagamento	-7	-10	17
al primo	-38	-11	46
al taglio	68	-48	-58
al telefono	0	-8	6
all	-38	-18	43
alla	-49	24	20
alla cassa	-12	20	-16
alla macchina	-39	-30	44
alla mano	44	-29	-15
alla stazione	-82	88	-60
alle	47	3	-56
alle #	-8	21	-23
alle nove	43	-13	-38
allo	14	-8	-5
allo specchio	14	-8	-5
allor*	0	-14	15
allora	0	-14	15
altra	-3	-16	19
altri	19	-13	-6
altri tempi	24	-16	-8
altro*	19	-11	-8
altrove	19	-11	-8
altrove e	33	-11	-24
alzat*	-22	-3	24
ambie*	45	-39	-7
ambiente	45	-39	-7
ambiente curato	47	-42	-9
amici	-69	21	18
amore	19	-13	-6
ampio	43	-35	-8
ampio e	66	-61	-12
ampio parcheggio	17	-11	-6
anche	-6	-17	15
anche a	-38	-67	82
anche no	-56	67	-49
ancor*	-46	5	33
ancora	-46	5	33
andat*	-41	-10	50
andata	-23	-13	36
andato	-52	-4	55
anni	36	-6	-29
anni fa	60	-11	-59
anno	-7	-20	16
annul*	-22	-5	27
annullato	-22	-5	27
ante	-31	-12	39
apert*	-2	30	-30
aperta	-42	47	-8
aperti	5	15	-21
aperti il	-18	50	-44
aperto	50	-37	-44
app	-17	-34	38
app e	62	-26	-48
appic*	-48	-56	81
appiccicoso	-48	-56	81
appla*	-72	-18	76
appun*	-42	-24	52
april*	-36	12	15
aprile	-36	12	15
aprir*	63	-16	-52
apron*	7	-10	3
aprono	7	-10	3
armad*	21	-23	-1
armadio	21	-23	-1
arriv*	7	-12	6
arriva	-20	8	3
arrivare	-39	-26	42
arrivata	-7	-20	20
arrivato	8	-17	8
arrivato in	20	-61	24
arrivato intero	66	-31	-55
arrog*	-31	-21	48
arroganti	-31	-21	48
artic*	-8	-15	22
articoli	3	-10	7
articolo	-17	-21	31
artig*	43	-19	-25
ascol*	-33	-15	37
aspet*	-12	-8	17
assis*	-23	-14	35
assistenza	-23	-14	35
assor*	-39	32	-10
assortimento	-39	32	-10
assortimento cosi	2	6	-46
attes*	41	-19	-36
attesa	41	-19	-36
auto	-34	-14	45
avete	45	-29	-61
aveva	28	44	-87
aveva*	76	-19	-73
avevano	76	-19	-73
avevano il	61	-16	-58
avevo	51	-16	-38
avvis*	-5	-7	11
bagno	-39	-10	49
bambi*	-8	-5	14
banco	-23	-15	36
banco dei	-34	-18	42
bassi	-26	32	-15
basso	36	-18	-30
basta	44	-34	-36
batte*	-46	-12	52
bel	55	-38	-26
bel negozio	59	-48	-38
bel posticino	25	-14	-11
bella	50	-57	-9
bella la	-26	-15	32
belle	-12	17	-7
belli*	28	-11	-16
bellissimo	11	-7	-3
bellissimo ci	11	-7	-3
bello	58	-37	-32
ben	-2	18	-19
bene	-12	22	-17
benis*	36	-19	-17
benissimo	36	-19	-17
beppe	49	-11	-44
beppe che	49	-11	-44
bici	12	-5	-12
bisog*	-7	-54	22
blocc*	26	-7	-19
blocca	-7	-10	17
blocca al	-7	-10	17
boh	-48	46	-25
borsa	-34	-23	43
botti*	-27	-8	33
bottiglia	-27	-8	33
bravi	35	-35	-6
bravi*	67	-25	-64
bravissimi	67	-25	-64
buona	15	18	-50
buoni	-25	46	-48
buoni*	51	-29	-36
buonissime	51	-29	-36
buono	-6	-5	6
c	-3	9	-9
c e	-4	27	-29
c era	-2	-26	26
cadut*	46	-20	-32
caduta	46	-20	-32
caffe	35	15	-53
cafon*	-43	-22	48
cafoni	-43	-22	48
caldo	12	15	-33
cambi*	-13	12	-6
cambiare	-24	-35	31
cambiati	34	-23	-11
cambiato	52	-35	-21
cambio	10	-15	4
camer*	-2	-9	12
cammi*	59	-9	-58
cance*	-7	-6	13
cancello	-7	-6	13
cane	22	-5	-19
canti*	-58	-13	63
cappe*	62	-32	-42
cappello	62	-32	-42
cara	21	-19	-9
cari	10	-31	18
cari e	-20	-10	30
carin*	-19	-43	42
carini	-45	-66	60
carit*	-78	28	35
carita	-78	28	35
carita ma	-69	-6	52
carne	1	6	-7
caro	-24	-10	31
carro*	40	-31	-11
carrozzina	34	-30	-6
carrozzina di	40	-37	-7
carta	62	-11	-57
carte*	-68	-13	57
cartellino	-69	54	-31
carto*	-46	-3	49
casa	-36	-5	36
casa e	-25	21	0
cassa	-26	21	-1
cassa #	-31	-4	34
cassa sola	-18	-6	24
casse	47	-65	3
caten*	5	-9	5
ce	-38	72	-73
centr*	-1	-31	24
centro	-1	-31	24
cerca*	61	-14	-50
cercavo	65	-16	-54
cercavo da	56	-30	-46
cercavo una	36	-3	-33
che	18	-4	-14
che e	46	-17	-36
che faccia	-23	28	-10
che il	32	-30	-19
che mi	-5	-16	15
che non	94	-21	-84
che ti	52	-11	-48
chi	-53	55	-19
chiam*	6	-14	6
chiamo	10	-23	5
chiar*	12	-4	-7
chied*	-51	-33	66
chiedere	-67	-36	75
chies*	4	-34	17
chiesto	4	-34	17
chilo*	2	-12	10
chilometro	2	-12	10
chiud*	65	-33	-81
chiude	27	-10	-63
chius*	-38	-46	72
chiusi	-63	-40	68
chiuso	1	-22	18
ci	5	9	-23
ciaba*	72	-4	-71
ciabatte	72	-4	-71
cibo	63	-21	-49
cinqu*	18	-8	-11
cinque	26	-9	-20
cinque minuti	52	-6	-48
cinque stelle	-55	-7	59
coda	22	2	-28
codic*	-46	-9	51
codice	-46	-9	51
coi	19	-22	2
col	17	-16	-3
col sorriso	25	-24	-3
colle*	-62	-26	68
collega	-25	-18	33
color*	0	-14	14
colore	-10	-12	22
colpa	30	-21	-16
colte*	21	-16	-5
coltelli	21	-16	-5
come	-8	-13	17
come si	-17	-50	45
come un	40	-20	-21
come una	-7	-6	13
comme*	-44	8	27
commessa	-11	-26	36
commesse	-17	-50	53
commessi	-49	61	-61
commesso	-44	-14	37
comod*	33	-28	-4
comodi	35	-32	-4
comodi in	35	-32	-4
comodissimo	19	-18	-4
comodo	36	-32	-6
compe*	43	-29	-14
competenza	21	-13	-8
competenza e	1	-14	13
compl*	-73	-29	85
complimenti	-59	-32	72
compr*	6	-8	-4
comprare	-82	12	65
comprato	22	-26	-8
con	17	-8	-8
con cinque	14	-11	-4
con gli	-16	44	-54
con l	2	-25	20
con la	-10	-19	30
con le	41	-7	-35
con mio	-44	-33	54
con un	61	-19	-50
con una	44	-15	-35
confe*	63	-11	-61
conse*	-21	-19	38
consegna	-13	-23	28
consegnato	-35	-6	41
consegnato con	-35	-6	41
consi*	16	0	-18
consigli	-5	13	-12
consigliatissimo	14	-8	-6
consiglio	31	-25	-15
consu*	52	-41	-31
consulenza	52	-41	-31
conta*	11	-6	-5
conti*	16	3	-20
continuato	19	4	-25
contr*	-18	34	-29
conve*	80	-73	-17
conveniente	78	-77	-15
cordi*	36	-24	-31
cordiali	-35	41	-23
corne*	-34	10	7
cornetti	-20	31	-36
corno	-25	-46	35
corri*	-7	-6	13
corriere	-7	-6	13
corriere ha	-7	-6	13
corta	-5	-11	15
corte*	66	-51	-50
cosa	-28	-46	46
cose	37	-22	-14
cosi	4	2	-23
cosi cosi	-17	27	-47
cosi si	13	-34	16
costa	-69	58	-16
costa poco	-65	70	-26
costa*	-47	-51	51
crema	-48	-26	63
crema da	-48	-26	63
cucin*	30	-14	-21
cucina	30	-14	-21
cucir*	50	-16	-43
cucire	50	-16	-43
cuore	63	-29	-38
curat*	41	-35	-6
curato	46	-40	-7
d	-1	-10	11
d altri	24	-16	-8
da	9	18	-27
da #	8	-21	9
da anni	5	-4	-1
da cucire	50	-16	-43
da dire	-23	30	-14
da gioielleria	-53	34	10
da matti	0	-20	12
da tre	-18	-7	24
da una	52	-18	-45
dai	17	-2	-21
daje	45	-31	-22
dal	25	-25	-1
dall	29	-31	-7
dalla	-19	-10	27
dalle	55	-26	-52
dare	-43	15	23
dato	-3	-7	9
davan*	-13	18	-9
davanti	-13	18	-9
davanti al	45	-3	-44
davanti e	15	-13	-4
davve*	-42	-7	46
davvero	-42	-7	46
degli	4	-51	23
dei	-17	-18	32
del	-23	-6	29
dell	21	-43	8
della	11	4	-18
della misura	21	-22	-5
delle	26	-25	-2
delus*	-21	-17	33
dentr*	-16	46	-41
dentro	-16	46	-41
detto	34	-27	-17
deve	-10	-3	13
di	5	-2	-4
di #	-44	-8	50
di arrivare	-39	-26	42
di che	-26	37	-14
di chiuso	-5	-5	11
di fila	-20	-5	25
di mamma	47	-22	-35
di ogni	81	-38	-78
di piu	-9	-21	26
di prima	43	-22	-28
di ritardo	-42	23	17
di roba	-76	38	15
di scarpe	5	-7	2
di testa	54	-25	-52
di tutto	41	-33	-9
di un	-50	-14	53
di una	-85	44	45
dice	12	-22	9
dicon*	-16	-12	28
dicono	-16	-12	28
dieci	-8	-8	17
dieci minuti	-22	-5	27
diffe*	12	-16	-3
differenza	12	-16	-3
differenza tra	12	-16	-3
diffi*	59	-43	-46
difficile	59	-43	-46
dimen*	-12	35	-33
dipen*	24	42	-67
dipende	-62	64	-6
dire	-62	22	42
discr*	-5	9	-12
dispo*	-13	-22	31
disponibile	3	-18	16
disponibili	22	-13	-9
divan*	1	-8	7
divano	1	-8	7
diver*	-12	-35	27
diversi	-43	-36	50
do	-40	-27	58
dodic*	-28	-4	29
dodici	-28	-4	29
doman*	-45	-8	49
domanda	-59	-11	62
domen*	20	-15	-6
domenica	20	-15	-6
dopo	24	9	-34
dopo due	23	-12	-13
dopo l	49	-17	-44
dopo un	59	-13	-53
dopo una	-4	-4	9
dovev*	-70	-13	74
dovut*	-40	-16	52
dovuto	-40	-16	52
due	0	-14	13
due giorni	41	-16	-28
due mesi	-67	69	-14
due minuti	46	-34	-29
due settimane	-17	-69	70
due volte	38	-14	-29
e	6	-1	-5
e ancora	-24	-10	32
e andato	-56	-5	58
e arrivato	78	-57	-66
e avevo	39	-22	-29
e buona	-35	51	-57
e c	47	-36	-25
e col	35	-33	-3
e come	-100	50	47
e con	7	-5	-3
e da	-13	72	-72
e di	26	-29	3
e gentilezza	29	-19	-9
e hanno	-30	-6	36
e il	30	7	-39
e in	36	-16	-23
e l	-7	74	-81
e la	-33	11	18
e lasciato	-10	-8	18
e le	14	-3	-12
e mai	2	-10	-3
e me	10	-4	-6
e mi	49	-14	-36
e nessuno	-58	-31	66
e non	44	-26	-24
e ora	-33	-4	37
e parcheggio	-42	36	-21
e per	-48	20	25
e poi	-45	-12	54
e preparati	29	-19	-9
e prezzi	62	-55	-12
e pure	-31	-21	48
e quando	13	14	-31
e quello	-22	46	-58
e rotto	46	-4	-43
e se	1	-15	11
e sempre	28	-23	-6
e senza	4	46	-64
e si	-81	71	9
e sono	40	-22	-17
e un	-11	5	4
e una	40	-5	-34
e venuto	37	-13	-30
e zero	-38	-23	48
ed	14	-8	-6
educa*	14	-9	-4
educati	14	-9	-4
eh	-61	-44	75
entra*	36	2	-38
entrare	-17	-4	20
entrata	14	8	-22
entrata per	27	-13	-21
era	10	-11	1
era gia	59	-10	-55
era il	55	-13	-43
erano	39	-24	-29
ero	27	-21	-15
error*	3	-12	3
errore	-45	-7	48
esper*	-17	-25	25
esperienza	-17	-25	25
espos*	-64	56	-22
euro	-12	0	10
euro di	-51	-16	60
euro e	33	-36	-22
euro per	-38	40	-21
fa	15	-37	12
facci*	-31	11	17
faccia	-29	21	9
facev*	64	-45	-48
fanno	53	-43	-26
fanta*	35	-21	-14
fare	-2	40	-55
fare i	58	-8	-57
farma*	45	-20	-33
farmacia	40	-14	-37
farmi	41	-23	-19
fate	-63	78	-51
fate orario	-23	78	-75
fate voi	-68	35	28
fatta	55	-17	-43
fatta bene	36	-22	-26
fatte	83	-17	-76
fatto	4	-10	6
fatto il	52	-39	-21
fatto in	-70	-13	70
fatto loro	71	-65	-35
fatto provare	5	-5	-1
favol*	71	-55	-65
fermo	-29	-9	35
ferra*	-62	43	-4
ferragosto	-62	43	-4
fiduc*	-8	-16	23
fiducia	-8	-16	23
figli*	37	-15	-29
fila	8	-41	25
filo	34	-21	-23
filo di	7	-17	2
filtr*	83	-37	-79
filtro	83	-37	-79
final*	13	-10	-3
finalmente	13	-10	-3
fine	-6	-24	29
fines*	-47	-11	55
finir*	10	-7	-5
finire	10	-7	-5
finire e	10	-7	-5
finit*	52	-68	-14
finito	32	-34	-16
finito tutto	32	-34	-16
fino	-17	6	3
focac*	34	-16	-19
focaccia	34	-16	-19
fondo	5	-23	16
forma*	65	-13	-60
formaggi	65	-13	-60
forni*	-37	44	-34
fredd*	-60	15	39
fresc*	-9	18	-10
freschi	13	-11	-3
frull*	36	-34	-25
frullatore	36	-34	-25
funzi*	-6	-9	15
funziona	-6	-9	15
funziona e	-19	-10	29
fuori	44	-27	-20
furgo*	-8	33	-41
garan*	-32	-8	36
garanzia	-32	-8	36
garde*	57	-37	-47
garden	57	-37	-47
gastr*	-21	-27	34
gastronomia	-21	-27	34
genna*	-27	-8	35
gennaio	-27	-8	35
gente	42	-10	-37
gente ma	0	23	-39
genti*	-7	27	-19
gentile	-3	26	-33
gentilezza	31	-21	-10
gentilezza d	32	-22	-11
gentili	-52	64	-35
gentilissimi	23	-17	-6
gesti*	-46	51	-58
gestione	-56	58	-65
gia	-5	-33	24
gia a	7	-5	-3
gia finito	32	-34	-16
gioie*	-22	17	2
gioielleria	-38	27	6
giorn*	1	-8	7
giornata	28	-16	-13
giornata e	19	-12	-8
giorni	-28	-2	29
giorno	60	-22	-51
giorno dopo	57	-23	-53
giove*	-62	70	-27
giovedi	-25	31	-23
giro	10	-6	-5
giu	-25	-6	30
giugn*	-39	21	6
giugno	-39	21	6
giust*	68	-25	-50
giusti	18	-14	-3
giusto	82	-36	-70
gli	-24	3	11
gli amici	-69	21	18
gli ha	10	-4	-6
gli occhi	11	-7	-4
gli orari	-16	-6	22
graff*	67	-9	-65
grand*	4	-10	4
grande	-9	1	1
grandi	23	-27	3
grass*	28	-18	-10
grasse	28	-18	-10
grati*	34	-16	-17
gratis	34	-16	-17
gratu*	-20	5	11
gratuito	-20	5	11
grazi*	-12	-3	14
guard*	-85	70	-11
guardare	-62	45	2
h	-41	-11	46
h #	-41	-11	46
ha	19	-13	-5
ha dato	-22	-4	26
ha fatto	36	0	-37
ha insegnato	53	-18	-44
ha messo	-48	-4	51
ha misurato	5	-2	-3
ha sconsigliato	11	-7	-5
ha spiegato	40	-10	-35
hanno	16	11	-27
hanno cambiato	36	-20	-17
hanno chiesto	19	-56	10
hanno fatto	-31	15	18
hanno lasciato	7	-5	-2
hanno messo	50	-43	-36
hanno pure	17	-9	-7
hanno sempre	-44	47	-39
hanno venduto	-19	-5	24
ho	18	-18	0
ho chiesto	19	-17	-11
ho dovuto	-40	-16	52
ho fatto	-74	-18	76
ho pianto	12	-22	1
ho sbagliato	41	-9	-33
i	-17	49	-35
i cornetti	-20	31	-36
i libri	-20	-22	38
ignor*	-74	-19	77
il	15	2	-17
il #	-18	23	-10
il banco	-34	-18	42
il beppe	49	-11	-44
il buono	-23	38	-47
il caffe	66	-8	-62
il cartellino	-69	54	-31
il codice	-53	-12	60
il colore	-37	-10	44
il commesso	-39	-52	56
il corriere	-7	-6	13
il fatto	71	-65	-35
il filtro	83	-37	-79
il giorno	57	-23	-53
il giusto	61	-37	-45
il mio	55	-16	-46
il modello	-56	-34	59
il negozio	-13	-14	27
il numero	-2	-3	6
il pacco	-22	-9	31
il pane	-62	62	-18
il parcheggio	9	15	-47
il piccolo	59	-15	-56
il prodotto	-4	-56	35
il ragazzo	-17	-7	21
il ricambio	52	-34	-38
il sabato	-61	69	-45
il servizio	-90	91	-37
il signore	34	-10	-29
il sito	-14	-8	23
il tavolo	25	-44	9
il tracking	-9	-6	15
imbal*	5	-11	6
imballato	14	-12	-1
impos*	-10	-8	19
impossibile	-10	-8	19
in	9	-3	-6
in basso	36	-18	-30
in cassa	-22	31	-22
in ciabatte	72	-4	-71
in cinque	23	-7	-16
in due	30	-20	-10
in fila	-48	-49	59
in giornata	30	-15	-16
in mano	-23	-7	29
in negozio	-58	-30	70
in ordine	13	-9	-5
in un	18	-21	2
in una	55	-10	-49
incar*	25	-18	-6
incartato	17	-14	-3
infam*	-51	57	-15
infamia	-51	57	-15
infamia e	-54	55	-11
inseg*	53	-18	-44
insegnato	53	-18	-44
insegnato a	53	-18	-44
insie*	-32	-6	36
insieme	-32	-6	36
insieme ai	-32	-6	36
intan*	-59	-5	61
intanto	-59	-5	61
inten*	-17	-20	30
inter*	40	-21	-21
intero	66	-31	-55
invec*	-20	26	-18
invece	-20	26	-18
io	20	6	-30
io il	-9	-5	14
l	6	25	-32
l app	-44	-55	52
l ha	44	-11	-39
l hanno	-26	62	-68
l ho	59	-28	-47
l olio	-8	-3	11
l orario	35	-24	-11
l orologio	-15	-11	26
la	-6	1	5
la bici	-30	36	-16
la borsa	-34	-23	43
la carrozzina	40	-37	-7
la commessa	-25	-32	49
la differenza	12	-16	-3
la domenica	25	-17	-7
la fila	59	-58	-9
la focaccia	34	-16	-19
la garanzia	-74	48	29
la macchina	71	-55	-32
la mail	-10	-33	40
la meta	16	-12	-7
la mia	61	-22	-53
la musichetta	-8	-3	11
la pena	62	-54	-37
la signora	57	-19	-40
la stella	0	36	-59
la taglia	-73	-22	76
la testa	-43	31	13
la titolare	27	-21	-6
ladri	-59	-24	63
lampa*	-29	-20	42
lampada	-26	-21	37
lasci*	4	3	-12
lasciato	-1	-7	8
lasciato tutto	7	-6	-2
lavag*	4	-14	4
lavaggio	15	-16	-8
lavas*	-69	-57	78
lavastoviglie	-69	-57	78
lavor*	-29	33	-9
lavoro	13	-37	6
le	23	-15	-7
legge*	48	-25	-33
lei	-35	-23	52
lenti	76	-20	-73
lento	-21	-17	37
li	-13	5	7
libri	-20	-22	38
lo	-2	-10	12
lo consiglio	-26	-16	39
lo stesso	-35	-8	41
lode	-38	46	-14
loro	57	-45	-23
lucid*	24	-15	-8
lucido	29	-18	-10
lui	71	-23	-68
luned*	42	-28	-25
lunedi	42	-28	-25
lungh*	79	-38	-74
lurid*	-28	-14	43
ma	-24	10	13
ma #	-66	74	-54
ma alla	-16	35	-46
ma il	-39	4	27
ma la	58	-46	-17
ma ne	62	-54	-37
ma si	-48	55	-19
macch*	15	-39	12
macchina	18	-45	11
macchina da	50	-15	-39
macel*	45	-12	-39
macelleria	49	-11	-44
madre	3	-7	4
magaz*	-83	67	-39
magazzino	-83	67	-39
magli*	-51	-12	58
mai	43	-14	-30
mai arrivato	-44	-29	59
mai niente	-54	30	14
mai piu	-40	-9	46
mai vista	44	-15	-38
mail	-10	-33	40
mal	54	-25	-52
mal di	54	-25	-52
male	44	-22	-23
maled*	-22	-13	34
maleducazione	-10	-3	13
mamma	38	-16	-26
manca*	16	-26	2
manco	48	-11	-46
mangi*	38	48	-104
mangia	-67	73	-30
mangia bene	-67	73	-30
mani	-57	41	-9
mani vuote	-57	41	-9
manic*	21	-13	-9
manico	21	-13	-9
mano	16	-15	0
marca	27	-16	-20
marte*	-12	-6	17
martedi	-12	-6	17
mater*	-53	-10	55
materasso	-53	-10	55
matti	0	-20	12
matti*	6	-17	11
mattina	-9	-18	25
me	53	-20	-33
me l	74	-22	-63
me ne	4	-10	6
media	-46	65	-36
megli*	-56	22	36
meglio	-56	22	36
meglio di	-28	-33	38
meno	-16	7	8
mentr*	49	-38	-20
mentre	49	-38	-20
merav*	-17	31	-20
meraviglia	10	-7	-3
merce	-72	59	-22
mese	-24	-21	41
mesi	-63	50	10
messa	-70	-19	73
messo	19	-25	1
messo un	37	-42	-17
meta	1	-12	10
mette*	-13	-46	40
mettetevi	35	-32	-4
mettetevi comodi	35	-32	-4
metto	-38	43	-25
mezz	41	-10	-38
mezz ora	41	-10	-38
mezzo	8	18	-31
mi	22	-11	-10
mi ha	11	-11	0
mi hanno	17	-10	-8
mi piace	8	-18	10
mia	39	-18	-22
mia madre	14	-7	-6
mia nonna	54	-37	-40
migli*	4	12	-21
miglior	36	-23	-12
minut*	35	-11	-23
minuti	20	-8	-11
minuti al	-36	-4	39
minuti di	-34	-6	39
minuti e	39	-24	-28
minuto	77	-29	-70
mio	34	-21	-17
misur*	-2	-13	15
misura	21	-22	-5
misura sbagliata	21	-22	-5
misurato	5	-2	-3
misure	-40	-13	51
model*	-27	-24	36
modello	-56	-34	59
molto	42	-34	-9
momen*	12	-3	-8
momento	12	-3	-8
mondo	41	34	-71
monta*	3	-7	4
mosca	-9	46	-67
museo	-41	-26	43
music*	24	-11	-16
musichetta	-8	-3	11
n	36	-30	-25
na	77	-61	-73
natal*	67	-18	-61
natale	67	-18	-61
natur*	21	-8	-13
naturali	21	-8	-13
ne	12	0	-14
ne e	-4	-32	30
ne sono	-22	-12	35
negoz*	4	-11	7
negozio	3	-12	8
negozio di	36	-13	-23
nel	-9	-34	41
nella	-55	10	38
nella media	-46	65	-36
nella norma	-13	18	-12
nemme*	-31	-14	44
nemmeno	-31	-14	44
nessu*	55	-18	-51
nessun	2	-22	20
nessuna	2	-18	17
nessuno	62	-16	-65
nessuno che	-69	6	48
nient*	-23	-7	28
niente	-23	-7	28
niente da	45	-35	-12
niente di	-26	37	-14
niente in	-54	30	14
niente male	56	-31	-43
no	-48	57	-31
noi	12	-3	-8
non	9	11	-20
non c	-10	-15	19
non e	-36	-52	63
non finire	10	-7	-5
non funziona	-14	-8	22
non mi	5	7	-13
non sa	68	-16	-64
non sapevo	31	-25	-25
non so	37	-10	-29
non trovi	33	-11	-24
nonna	61	-33	-42
norma	-13	18	-12
norma*	-48	57	-33
normale	-48	57	-33
not #	-9	-3	13
not altrove	33	-11	-24
not c	-12	-32	40
not ce	19	28	-65
not coda	58	-26	-44
not di	14	-24	-1
not e	-8	-21	28
not fatto	18	14	-36
not ha	22	14	-35
not il	49	-25	-46
not in	-72	49	13
not la	26	-48	15
not mai	25	-11	-14
not mi	39	3	-44
not nemmeno	-20	-16	31
not nessuno	83	-30	-82
not niente	19	-20	-5
not nulla	51	-25	-47
not per	-25	30	-20
not sapevo	31	-25	-25
not so	37	-10	-29
not trovi	33	-11	-24
not un	51	-93	32
not una	-21	-15	30
notar*	-37	-15	50
notare	-37	-15	50
nove	43	-11	-35
nulla	12	13	-30
numer*	-4	-8	12
numeri	37	-22	-15
numeri uno	37	-22	-15
numero	-5	-3	8
numero verde	-17	-2	19
nuova	15	-5	-10
nuovi	-50	-61	65
nuovo	-87	-37	92
o	-15	-13	28
occhi	11	-7	-4
occhi*	8	-5	-4
occhiali	31	-14	-18
odore	-47	-12	54
offer*	-50	-45	71
offerte	-46	-56	54
ogni	36	-3	-38
ok	25	-80	52
olio	-29	-5	33
ombre*	-53	-12	55
onest*	64	-24	-45
onesta	9	-7	-2
onesti	56	-38	-21
ora	2	-8	7
orari	-15	-8	24
orari*	18	42	-71
orario	18	42	-71
orario continuato	24	5	-33
ordin*	-28	10	15
ordinare	-48	45	-8
ordinato	19	-5	-15
ordine	-8	-7	15
ore	59	-13	-54
ormai	4	-40	9
orolo*	60	-54	-28
orologio	24	-36	1
oste	33	-11	-24
oste che	33	-11	-24
ottim*	4	15	-20
ottima	49	-21	-31
ottimi	-50	62	-21
ottimi consigli	-21	27	-17
ottimo	59	-48	-15
otto	13	-9	-5
pacco	-24	-10	34
padel*	49	-45	-8
padelle	49	-45	-8
pagam*	-7	-10	17
pagamento	-7	-10	17
pagar*	39	-41	-17
pagare	39	-41	-17
pagat*	-19	-44	40
pagato	-20	-54	42
paghi	-27	-3	30
paio	-45	-5	47
paio di	-45	-5	47
panda	4	21	-37
pane	-47	34	7
pane e	-79	54	18
parch*	17	-1	-19
parcheggiare	20	-42	1
parcheggio	1	13	-20
parcheggio gratuito	14	-10	-4
parla*	-73	-60	84
parol*	2	-9	7
parole	18	-9	-10
parqu*	3	-9	7
parquet	3	-9	7
parquet e	3	-9	7
parte	14	-11	-2
passa	76	-40	-68
passa*	-94	50	24
passe*	12	-8	-3
pasti*	51	-26	-40
pasticceria	54	-37	-47
paura	74	-35	-66
pazie*	33	-12	-20
pazienza	20	-11	-9
pazienza con	25	-10	-14
pecca*	5	37	-68
peccato	5	37	-68
peccato che	23	36	-74
pena	62	-54	-37
pensa*	49	-15	-37
pensavo	53	-19	-40
pensavo di	65	-26	-56
per	-7	0	6
per carita	-78	28	35
per due	-27	43	-37
per gli	16	-10	-6
per il	35	2	-41
per la	-21	-18	33
per terra	70	-41	-69
per un	-4	22	-20
per una	-7	-27	24
perch*	45	-16	-31
perche	45	-16	-31
perche non	-46	-6	51
perde*	47	-38	-26
perdere	35	-29	-34
perfe*	45	-37	-10
perfetti	45	-37	-10
pero	-27	48	-34
perso*	-4	24	-27
personale	29	-9	-24
persone	-35	41	-32
pesce	-71	50	16
pessi*	-17	-22	38
pezzi	-41	-17	51
pezzo	38	-22	-17
piace	24	-25	1
piace*	56	-35	-32
piant*	24	-3	-21
piante	3	10	-14
piante grasse	28	-18	-10
piantine	35	-17	-18
pianto	34	-16	-23
picco*	93	-55	-84
piccolo	59	-15	-56
piede	19	-9	-10
piedi	19	-9	-9
pieni	-71	-64	89
pieno	-65	-25	72
pieno di	-71	-42	75
piu	-45	-15	54
pizza	68	-48	-58
pizza al	68	-48	-58
po	74	-62	-46
po ma	59	-57	-36
poca	43	-42	-27
poca scelta	37	-39	-28
poco	-66	52	-3
poco e	-68	73	-36
poi	-68	18	48
pomer*	47	-45	-2
pomeriggio	47	-45	-2
porta*	17	-10	-6
posti*	25	-14	-11
posticino	25	-14	-11
posto	83	-44	-65
preno*	61	-26	-40
prepa*	45	-32	-13
preparati	57	-48	-11
prese*	-19	36	-39
preso	99	-18	-98
prest*	76	-52	-63
presto	63	-57	-44
preve*	-53	-15	56
preventivo	-53	-15	56
prezz*	21	-2	-22
prezzi	6	7	-17
prezzi bassi	-26	32	-15
prezzi da	-24	16	2
prezzi giusti	18	-14	-4
prezzi nella	-13	18	-12
prezzo	50	-23	-29
prima	-46	-9	48
prima di	-43	-8	43
primo	-38	-11	46
primo lavaggio	-38	-11	46
probl*	-8	17	-15
problema	-15	23	-21
problemi	16	-10	-5
prodo*	3	-36	27
prodotti	5	-16	11
prodotto	-4	-56	35
profe*	31	-20	-10
professionali	31	-17	-14
profu*	-50	-57	74
profumo	-78	-38	81
pront*	31	-35	0
propr*	-13	-20	29
proprio	-13	-20	29
prote*	14	-38	22
prova*	45	-12	-35
provare	39	-10	-30
provi	-20	-4	23
pulir*	-26	-4	29
pulit*	33	-16	-17
pulitissimo	28	-21	-7
pulitissimo e	28	-21	-7
pulito	9	-7	-2
puliz*	36	-21	-15
pulizia	36	-21	-15
punto	-2	-15	18
puntu*	46	-17	-30
puo	-25	11	8
pure	-20	-1	20
pure arroganti	-31	-21	48
puzza	-50	-55	68
puzza di	-50	-55	68
qualc*	-29	-18	41
qualcuno	-22	-14	33
quale	-32	22	1
quali*	5	-8	3
qualita	5	-8	3
quand*	11	8	-19
quando	11	8	-19
quant*	27	-14	-13
quanto	27	-14	-13
quara*	-24	-9	33
quaranta	-24	-9	33
quart*	-39	-6	43
quasi	44	-22	-25
quatt*	-36	-23	44
quattro	-36	-23	44
quel	8	-36	26
quell*	-15	39	-33
quella	16	-7	-10
quello	-33	51	-33
quello che	5	-15	9
quello di	-94	48	52
quest*	62	-12	-60
qui	62	-31	-54
racco*	38	-7	-31
racconta	28	-11	-18
ragaz*	-17	11	2
ragazze	-36	39	-23
ragazzi	49	-20	-33
ragazzo	-2	-11	12
rampa	31	-18	-14
rampa per	31	-18	-14
rappo*	21	-13	-8
rapporto	21	-13	-8
regal*	18	2	-24
regalo	-9	29	-29
repar*	-37	17	16
reparto	-37	17	16
reso	-63	-22	73
ricam*	36	-26	-21
ricambio	52	-34	-38
richi*	12	-13	-4
ricon*	59	-47	-47
rider*	17	-22	-8
ridere	17	-22	-8
ridot*	12	40	-50
ridotto	-55	45	-22
rifat*	54	-42	-34
rifatto	27	-15	-11
riman*	-37	35	-6
rimbo*	-9	-6	15
rimes*	78	-23	-74
rimesso	78	-23	-74
ringr*	32	-20	-13
ripar*	-25	-41	31
riparazione	-36	-53	41
rispa*	69	-39	-31
risparmiato	60	-33	-31
rispe*	-48	-24	53
rispo*	-38	-30	51
risposto	40	-1	-39
risul*	-8	-7	15
ritar*	0	-5	-2
ritardo	0	-5	-2
ritardo e	-31	-7	39
ritir*	38	-16	-23
ritirato	52	-26	-35
ritiro	13	-5	-7
roba	8	-25	13
roba e	-1	-15	16
roba ma	-19	28	-18
robus*	15	-12	-4
robusto	15	-12	-4
rotta	-46	-5	50
rotto	62	-6	-60
sa	46	36	-87
sabat*	-28	50	-38
sabato	-28	50	-38
sacch*	54	-10	-52
sacco	-57	0	36
salut*	-83	41	36
salva*	73	-17	-69
sanno	35	-15	-25
sanno il	71	-65	-35
santo	58	-5	-56
saper*	-23	-43	35
sapere	-25	-59	37
sapev*	26	-15	-13
sapeva	2	-8	7
sapevo	31	-25	-25
sbagl*	27	-14	-15
sbagliata	-38	-19	50
sbagliate	-11	-5	15
sbagliati	-26	-11	38
sbagliato	68	-14	-61
sbagliato e	-25	-6	30
sbuff*	-63	33	30
scade*	-65	-28	70
scaff*	-54	-22	62
scaffali	-55	-29	61
scala*	-2	-3	6
scarp*	10	30	-45
scarpe	54	-13	-48
scato*	-26	-31	41
scatola	-35	-39	49
scelt*	17	14	-36
scelta	17	14	-36
scelta di	36	-24	-11
scelta e	14	-9	-4
scoll*	-13	-17	29
scons*	11	-7	-5
sconsigliato	11	-7	-5
scont*	-11	18	-11
scontrino	-39	43	-19
scort*	-14	-13	27
scriv*	1	-12	10
scusa*	0	31	-47
scusate	0	31	-47
se	22	-61	31
se non	-28	-4	32
secco	50	-15	-45
secon*	-29	35	-11
sei	-19	-6	24
sembr*	9	-9	0
sembra	-16	-10	25
sempl*	23	-14	-9
sempr*	14	-3	-12
sempre	14	-3	-12
senso	60	-53	-14
senti*	37	-12	-27
sentire	54	-17	-46
senza	33	-25	-9
senza fare	33	-18	-17
senza infamia	-54	55	-11
senza lode	-54	55	-11
senza problemi	16	-10	-5
senza scontrino	21	-17	-5
senza un	-35	-76	81
senza una	-9	-10	19
sera	59	-11	-53
serra*	-23	-6	28
servi*	-27	43	-25
servita	44	-26	-27
serviva	57	-12	-48
servizio	-77	80	-27
setti*	1	-50	47
settimana	-11	-5	16
settimane	10	-59	49
si	-25	22	0
si blocca	-7	-10	17
si e	0	-11	10
si fa	-54	-22	50
si mangia	-67	73	-30
si puo	-25	11	8
si trova	-34	44	-48
si vede	-77	64	-9
siamo	29	-13	-22
siete	-18	50	-44
siete aperti	-18	50	-44
signo*	30	-16	-14
signora	50	-17	-34
signore	6	-15	5
signore del	-39	-16	44
simpa*	52	-42	-11
simpatici	28	-15	-12
siste*	6	-2	-4
sito	-44	-1	43
sito dice	-9	-16	26
so	37	-10	-29
sola	13	-9	-5
soldi	-8	-10	18
solo	-30	54	-31
solo con	-76	39	-8
sono	1	10	-12
sono andata	-24	-15	38
sono uscita	57	-7	-52
sorri*	25	-22	-3
sorriso	27	-24	-3
sosti*	-3	-13	15
sostituito	16	-10	-5
sotto	-76	55	-26
spall*	-15	-3	18
specc*	75	-10	-71
specchio	45	-9	-40
spedi*	-5	-11	15
spedite	-6	-11	14
spedito	-3	-11	13
spend*	29	-17	-12
spesa	45	-37	-26
spett*	51	-29	-31
spettacolo	31	-18	-13
spieg*	27	-1	-27
spiegato	53	-10	-45
spiegato come	56	-15	-50
sporc*	-18	-15	33
sporchi	-9	-14	24
sporchi e	-9	-14	24
squad*	-1	-4	5
squis*	65	-60	-19
stamp*	18	-13	-5
stazi*	-54	70	-62
stazione	-54	70	-62
stell*	-54	7	46
stella	0	36	-59
stelle	-62	-11	68
stelle cosi	-37	-6	41
stess*	-28	-7	35
stesso	-35	-8	41
stori*	42	-26	-17
storie	38	-23	-17
stort*	20	-10	-10
strac*	2	-18	15
straccio	-52	-7	57
strap*	-17	-34	41
stupe*	-23	-20	35
stupendo	-34	-27	47
su	-30	25	3
su un	-18	49	-52
subit*	9	-10	1
subito	9	-10	1
sul	-20	11	7
sul sito	-66	25	33
sull	-10	-9	19
sull app	-10	-9	19
sulla	30	-10	-25
sulla carta	43	-14	-40
sulle	51	-46	-11
super	17	-8	-8
super*	27	-7	-21
svegl*	62	-26	-50
tagli*	-3	-30	28
taglia	-57	-14	66
taglie	47	-58	-14
taglio	40	-57	-12
taglio e	18	-54	11
tanta	54	-46	-19
tanta roba	69	-64	-48
tanta varieta	15	-13	-2
tante	13	9	-32
tanti*	37	-12	-57
tavol*	-10	-4	10
tavolo	3	-3	-8
te	91	-53	-62
te fa	82	-66	-74
te lo	54	-18	-41
tecni*	-90	-62	97
telef*	8	-12	4
telefono	10	-16	6
tempi	47	-24	-27
tenut*	15	-13	-2
tenuto	24	-18	-6
terra	21	39	-64
terza	-35	44	-33
tesor*	41	-27	-15
tesoro	41	-27	-15
tesse*	22	-17	-5
tessera	22	-17	-5
tessu*	49	-56	-32
tessuti	65	-57	-55
testa	18	15	-33
ti	2	1	-8
tipo	-18	-19	30
titol*	38	-19	-21
titolare	38	-19	-21
titolare e	61	-25	-51
top	35	-20	-14
torna*	32	-26	-16
torne*	27	-18	-9
tornero	27	-18	-9
torni	31	-13	-23
torno	-22	31	-15
torno sempre	32	-22	-11
tra	9	-18	8
track*	-9	-6	15
tracking	-9	-6	15
tracking e	-9	-6	15
trasf*	30	-37	-11
tre	-18	14	3
tre giorni	-23	-4	24
tre mesi	-56	40	2
tre settimane	-4	-2	6
treno	48	-30	-34
treno ritirato	48	-30	-34
tropp*	34	-41	-20
troppo	34	-41	-20
trova	-34	44	-48
trova di	27	-19	-7
trova*	-16	38	-26
trovare	-65	72	-25
trovato	19	-11	-7
trovato il	39	-14	-27
trovi	5	21	-28
trovi altrove	33	-11	-24
trovo	46	-19	-34
tutti	45	-33	-36
tutto	26	-8	-18
tutto e	48	-52	-21
tutto il	-4	-9	13
tutto pulito	7	-6	-2
ultim*	46	52	-81
ultimo	52	66	-100
un	5	-7	2
un altra	-28	-16	43
un amore	19	-13	-6
un anno	40	-6	-38
un caffe	-1	-9	11
un collega	-2	-11	7
un corno	-25	-46	35
un filo	7	-17	2
un mese	-24	-21	41
un mondo	34	58	-78
un museo	-41	-26	43
un ora	-39	-6	44
un oste	33	-11	-24
un paio	-45	-5	47
un po	74	-62	-46
un problema	-22	30	-30
un sacco	-14	31	-26
un signore	24	-14	-10
un tesoro	41	-27	-15
una	2	-9	7
una cassa	-18	-12	31
una cosa	-27	-57	45
una crema	-48	-26	63
una meraviglia	10	-7	-3
una settimana	-10	-5	15
una vergogna	-4	-4	8
una vita	75	-55	-49
una volta	-80	34	51
undic*	25	-19	-14
undici	25	-19	-14
uno	-5	36	-36
uno a	49	-13	-40
uscit*	53	-9	-46
uscita	43	-8	-37
uscita con	32	-12	-25
uso	-18	-17	30
va	26	-12	-15
vado	-6	-23	29
vale	43	25	-71
valev*	-13	-73	47
valeva	-13	-73	47
varie*	15	-9	-5
varieta	15	-9	-5
varieta di	15	-8	-7
vasch*	-54	-14	62
vasta	28	-22	-6
vasta scelta	28	-22	-6
vecch*	99	-30	-92
vede	-77	64	-9
veder*	-63	68	-44
vedere	-63	68	-44
veloc*	38	-34	-4
veloce	31	-27	-4
veloci	54	-51	-4
vende*	-11	-4	15
vendu*	-27	-8	36
venduto	-27	-8	36
vener*	-57	-15	64
venerdi	-57	-15	64
venit*	36	-24	-12
venite	36	-24	-12
venti	-31	-20	39
venti minuti	12	-7	-7
venti*	-10	-14	13
vento	-95	-40	99
venut*	20	-24	-1
venuto	39	-13	-29
vera	48	-25	-23
verde	-17	-2	19
vergo*	-4	-4	8
vergogna	-4	-4	8
verni*	6	-16	10
vero	64	-37	-57
vesti*	-16	-63	46
vestito	35	-22	-23
vetri*	38	60	-89
vetro	19	-44	12
via	56	-22	-52
viagg*	-10	-9	19
viaggio	10	-8	-1
vicin*	-53	54	-30
vini	21	-8	-13
vini naturali	21	-8	-13
visit*	31	30	-59
visita	31	30	-59
vista	46	-15	-35
vita	75	-55	-49
vogli*	-36	-14	48
voi	-68	35	28
volan*	-82	-44	87
volantino	-82	-44	87
volen*	-37	58	-64
volev*	21	-7	-14
volevo	31	-9	-24
volta	-88	45	41
volta che	-58	43	-11
volte	14	8	-23
volte e	-7	-8	15
vuote	-57	41	-9
vuoto	-68	51	-32
web	-11	-7	19
zaino	62	-12	-58
zero	-26	-20	39
zona	36	-21	-17
❤	25	-12	-12
👏	10	-7	-3
🔝	64	-52	-59
🔝 🔝	64	-52	-59
😍	17	-9	-8`;
