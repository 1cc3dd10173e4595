// Written by tools/review-analysis/train-opinions.ts.
export const it = `#	8	3	-12
# alle	-1	-3	5
# e	-75	35	28
# euro	12	-17	-1
# in	21	-8	-14
^ #	59	-38	-52
^ a	18	-82	21
^ alla	-13	-12	22
^ ambiente	43	-41	-4
^ ampio	12	-10	-3
^ aperti	17	-11	-6
^ aprono	10	-11	0
^ avevano	61	-17	-60
^ bel	59	-54	-27
^ bellissimo	9	-7	-2
^ buono	5	-70	42
^ c	-14	29	-34
^ cambio	4	-7	4
^ cari	-25	-17	39
^ che	6	-14	8
^ ci	24	-18	-7
^ cinque	-70	-10	71
^ complimenti	-58	-36	69
^ consegna	11	-20	7
^ cosi	-33	41	-31
^ costa	-66	67	-29
^ daje	42	-26	-23
^ dopo	26	-8	-17
^ due	15	-26	4
^ e	-52	21	25
^ hanno	41	-7	-35
^ ho	29	-16	-15
^ i	16	-11	-4
^ il	-16	-15	31
^ in	-6	41	-33
^ la	-1	10	-16
^ lo	1	-11	11
^ mai	-6	-14	21
^ materasso	-38	-7	44
^ me	-6	-6	12
^ mi	0	-12	12
^ mia	10	-6	-4
^ ne	-49	57	-17
^ negozio	-18	30	-29
^ nella	-28	43	-21
^ niente	39	-28	-11
^ non	-1	-27	27
^ occhiali	34	-14	-24
^ ordinato	10	-9	-2
^ ordine	-8	-7	15
^ ottimi	-31	37	-18
^ per	-64	16	44
^ personale	35	-12	-40
^ poca	15	-31	17
^ prezzi	22	6	-28
^ prima	-9	-9	18
^ prodotti	18	-15	-3
^ puzza	-55	-63	70
^ quattro	-47	-31	57
^ ragazze	-58	63	-29
^ scatola	-7	-9	16
^ scusate	-8	39	-57
^ se	-21	-57	55
^ sempre	20	-9	-11
^ servita	39	-23	-22
^ si	-85	53	12
^ siete	-18	43	-39
^ sito	9	-13	4
^ sono	15	-6	-14
^ sul	-39	32	-14
^ tante	10	12	-33
^ ti	-60	-7	61
^ tre	-64	-52	71
^ trovato	5	-14	9
^ tutto	26	-25	-4
^ un	-79	41	53
^ una	-13	-8	21
^ va	9	7	-21
a	-19	7	11
a casa	-9	23	-19
a mani	-49	45	-5
a un	-53	-10	58
abbai*	-45	29	8
accor*	44	-21	-27
acust*	45	-42	-6
al	-46	24	22
al primo	-28	-9	37
al telefono	-25	-16	35
all	59	-9	-57
alla	-19	3	16
alla cassa	26	-36	-8
alla mano	24	-19	-5
alle	9	19	-31
alle #	-22	32	-18
alle nove	53	-11	-49
allo	10	-5	-4
allo specchio	10	-5	-4
altri	6	-4	-1
altri tempi	8	-5	-2
altro*	29	-15	-18
altrove	29	-15	-18
ambie*	43	-41	-4
ambiente	43	-41	-4
amici	-54	17	12
ampio	18	-13	-5
ampio parcheggio	18	-13	-5
anche	40	20	-61
ancor*	-46	-6	42
ancora	-46	-6	42
andat*	-45	-9	54
andata	-21	-11	31
andato	-59	-5	61
anni	37	-6	-31
anni fa	59	-11	-57
anno	-56	-19	61
annul*	-23	-5	27
annullato	-23	-5	27
apert*	-27	36	-9
aperta	-43	36	-1
aperti	3	14	-17
aperti il	-18	43	-39
app	19	-20	-2
appun*	-34	-24	51
apron*	10	-11	0
aprono	10	-11	0
armad*	21	-25	-1
armadio	21	-25	-1
arriv*	17	-18	0
arrivato	18	-21	0
arrivato in	27	-76	30
arrivato intero	63	-23	-49
artic*	-1	-6	8
articoli	-1	-6	8
aspet*	-4	-13	14
assis*	-32	-16	45
assistenza	-32	-16	45
assor*	-15	25	-47
assortimento	-15	25	-47
avete	57	-43	-56
aveva	35	40	-91
aveva*	61	-17	-60
avevano	61	-17	-60
avevano il	61	-17	-60
avevo	59	-20	-50
avvis*	-5	-7	11
bambi*	-15	-7	21
banco	-13	-17	25
banco dei	-30	-16	39
basso	41	-25	-35
basta	48	-39	-40
bel	57	-50	-21
bel negozio	59	-54	-27
bella	-2	-17	17
bella la	-20	-16	30
belle	-16	19	-5
belli*	25	-9	-15
bellissimo	9	-7	-2
bellissimo ci	9	-7	-2
ben	2	14	-21
bene	14	4	-20
benis*	31	-18	-16
benissimo	31	-18	-16
bici	8	-2	-11
bisog*	-18	-56	33
blocc*	46	-7	-37
bravi	-24	-14	31
buona	15	20	-62
buono	21	-67	32
c	-14	19	-11
c e	-27	42	-24
c era	17	-28	9
caffe	-6	15	-13
caldo	25	0	-32
cambi*	44	-17	-28
cambiato	8	-7	-1
cambio	4	-7	4
camer*	-5	-10	15
cammi*	58	-10	-56
cappe*	57	-39	-36
cappello	57	-39	-36
cari	-25	-17	39
cari e	-25	-17	39
carit*	-55	68	-45
carita	-55	68	-45
carne	-8	14	-9
caro	-18	-7	25
carro*	35	-31	-5
carrozzina	35	-31	-5
carrozzina di	44	-42	-6
casa	-11	15	-4
casa e	-21	-13	32
cassa	6	-22	13
cassa #	-27	-5	26
cassa sola	-20	-5	25
caten*	16	-10	-6
centr*	-6	-38	29
centro	-6	-38	29
cerca*	36	-10	-28
cercavo	40	-12	-32
cercavo una	6	-2	-4
che	17	0	-17
che e	7	-10	3
che il	-54	-44	68
che mi	25	-12	-13
che non	103	-26	-96
chi	-50	56	-19
chiam*	27	-14	-15
chied*	-11	-13	21
chiedere	-42	-7	46
chies*	-5	-38	27
chiesto	-5	-38	27
chiud*	35	-18	-61
chiude	35	-18	-61
chius*	-71	-13	76
chiuso	-18	-6	24
ci	56	-21	-35
cinqu*	8	-8	-1
cinque	13	-8	-7
cinque minuti	48	-6	-44
cinque stelle	-68	-8	70
coda	-3	24	-30
codic*	-58	-5	60
codice	-58	-5	60
col	46	-17	-27
col sorriso	24	-23	-1
colle*	-73	-28	76
collega	-73	-28	76
color*	0	-14	14
colore	-13	-10	24
colte*	14	-12	-3
coltelli	14	-12	-3
come	-12	-2	12
come si	-34	-59	57
come una	-5	-4	10
comme*	-30	-37	55
commessa	-18	-10	26
commesse	30	-41	3
commesso	-72	-57	77
comod*	17	-15	-2
compe*	5	-14	9
competenza	-2	-13	15
competenza e	-2	-13	15
compl*	-83	-27	90
complimenti	-58	-36	69
compr*	-13	-5	12
comprare	-83	14	64
con	6	-9	3
con cinque	6	-8	2
con gli	-10	48	-63
con l	12	-35	18
con la	-11	-32	38
con le	35	-7	-31
con un	54	-24	-37
con una	33	-15	-26
confe*	70	-10	-68
conse*	18	-23	2
consegna	11	-20	7
consi*	20	2	-25
consigli	-21	28	-13
consigliatissimo	29	-15	-13
consiglio	39	-27	-22
conta*	9	-6	-3
conti*	6	16	-32
continuato	8	17	-37
contr*	-13	34	-28
conve*	74	-68	-19
conveniente	68	-66	-7
cordi*	32	-23	-47
corno	-35	-38	42
cosi	12	-24	0
cosi cosi	20	-10	-27
cosi si	12	-24	10
costa	-63	62	-12
costa poco	-66	67	-29
cucin*	66	-6	-62
cucina	66	-6	-62
curat*	36	-32	-3
curato	44	-42	-2
d	6	-4	-2
d altri	8	-5	-2
da	-5	24	-20
da #	-25	-28	51
da anni	5	-3	-1
da dire	-20	24	-7
da matti	12	-20	3
da tre	-21	-9	28
da una	56	-25	-47
daje	42	-26	-23
dal	-23	-28	45
dall	39	-41	-25
dalla	-14	-8	21
dare	-28	8	18
dato	24	-10	-14
davan*	-8	46	-54
davanti	-8	46	-54
degli	10	-73	25
dei	-9	-15	24
del	31	-34	-2
della	-23	26	-8
delle	66	-27	-51
delus*	1	-16	12
dentr*	5	62	-64
dentro	5	62	-64
detto	-42	-33	57
di	16	6	-22
di #	-37	-6	41
di che	-24	29	-7
di ogni	80	-34	-77
di piu	-8	-19	20
di prima	39	-26	-27
di ritardo	-41	26	8
di tutto	33	-24	-8
di una	-52	-25	57
dicon*	-17	-18	29
dicono	-17	-18	29
dieci	-18	-11	29
dimen*	-5	26	-30
dire	-21	20	0
discr*	-14	17	-6
dispo*	-29	-18	42
disponibile	2	-14	11
disponibili	21	-11	-11
diver*	-25	-45	39
diversi	-56	-45	61
dodic*	-21	-5	26
dodici	-21	-5	26
doman*	-63	-10	65
domanda	-63	-10	65
domen*	19	-14	-5
domenica	19	-14	-5
dopo	8	14	-25
dopo due	21	-11	-10
dopo l	45	-13	-37
dopo un	22	-18	-10
dovev*	-65	-12	70
dovut*	-41	-19	56
dovuto	-41	-19	56
due	-2	10	-10
due mesi	-71	62	-13
due volte	43	-16	-32
e	4	3	-7
e ancora	-14	-9	23
e arrivato	70	-56	-52
e avevo	37	-28	-20
e buona	-28	45	-68
e col	33	-32	-1
e con	7	-5	-1
e da	22	57	-76
e di	7	-6	0
e hanno	-19	-6	24
e il	65	-13	-55
e in	36	-14	-22
e l	-24	70	-67
e la	-33	31	-1
e lasciato	-9	-6	15
e mai	-50	-2	38
e mi	53	-15	-40
e nessuno	-58	-29	70
e non	32	-12	-24
e ora	-37	-5	41
e per	-34	12	13
e poi	-61	-18	68
e rotto	38	-4	-37
e se	17	-27	3
e senza	43	22	-70
e si	-69	52	24
e un	-7	7	-2
e una	9	-6	-3
educa*	9	-8	-2
educati	9	-8	-2
eh	-73	-27	75
entra*	22	3	-29
entrare	-16	-4	20
entrata	39	11	-60
era	11	-9	-3
era gia	61	-8	-59
ero	36	-47	-20
error*	-1	-12	6
errore	-57	-7	61
esper*	-27	-26	36
esperienza	-27	-26	36
espos*	-66	57	-22
euro	10	-15	2
euro per	-34	31	-17
fa	-3	-28	19
facci*	-52	43	8
fare	-5	42	-65
fate	-44	31	-16
fatta	47	-13	-37
fatta bene	34	-15	-23
fatte	42	-17	-27
fatto	27	3	-40
fermo	-31	-13	44
fila	43	-25	-28
filo	43	-24	-32
filo di	9	-13	-1
final*	10	-8	-1
finalmente	10	-8	-1
fine	-5	-15	20
finit*	-28	-31	52
fino	-66	18	51
forma*	18	-14	-5
formaggi	18	-14	-5
fredd*	-54	9	37
fresc*	18	-15	-3
frull*	31	-34	-15
frullatore	31	-34	-15
funzi*	-10	-7	17
funziona	-10	-7	17
funziona e	-14	-8	24
fuori	23	-7	-15
garan*	-61	-11	58
garanzia	-61	-11	58
gente	41	-29	-15
genti*	8	8	-15
gentile	-6	35	-41
gentilezza	15	-12	-4
gesti*	28	-16	-11
gia	-12	-38	29
gia a	5	-4	-1
gioie*	-28	29	-9
gioielleria	-28	29	-9
giorn*	-18	-13	31
giorni	-45	-11	53
giorno	52	-21	-46
giorno dopo	52	-21	-46
giro	10	-5	-5
giust*	63	-27	-47
giusti	19	-16	-3
giusto	75	-42	-63
gli	-23	2	5
gli amici	-54	17	12
grand*	4	8	-16
grande	12	13	-32
gratu*	-24	31	-13
gratuito	-24	31	-13
grazi*	-21	-4	24
guard*	-67	45	-1
guardare	-7	-10	17
ha	3	-15	12
ha insegnato	50	-19	-40
hanno	29	-7	-21
hanno cambiato	6	-5	-1
hanno chiesto	21	-55	7
hanno fatto	-38	42	-7
hanno lasciato	5	-3	-2
hanno messo	55	-37	-44
hanno pure	10	-7	-2
ho	41	-22	-20
ho chiesto	19	-28	-8
ho dovuto	-41	-19	56
i	-9	33	-27
il	11	0	-11
il #	-15	34	-25
il banco	-30	-16	39
il codice	-58	-5	60
il colore	-27	-10	36
il commesso	-72	-57	77
il giorno	52	-21	-46
il giusto	58	-43	-38
il mio	49	-15	-43
il modello	-58	-33	61
il numero	-5	-4	9
il pacco	-13	-8	21
il pane	-16	8	3
il ragazzo	-43	-8	48
il ricambio	43	-34	-22
il sabato	-58	72	-55
il signore	36	-13	-30
il sito	-24	-7	30
il tavolo	32	-55	2
il tracking	-9	-7	17
imbal*	6	-9	4
imballato	11	-10	-1
impos*	-10	-9	18
impossibile	-10	-9	18
in	17	-8	-9
in basso	41	-25	-35
in cinque	25	-8	-18
in negozio	-68	-37	82
in un	26	-32	-1
in una	56	-10	-51
incar*	13	-11	-2
incartato	13	-11	-2
infam*	-33	46	-17
infamia	-33	46	-17
inseg*	50	-19	-40
insegnato	50	-19	-40
insegnato a	50	-19	-40
inten*	-30	-21	40
inter*	31	-20	-11
intero	63	-23	-49
io	7	2	-13
l	14	10	-27
l hanno	76	-23	-72
l ho	66	-35	-52
l olio	-10	-4	13
l orario	37	-26	-12
la	-11	7	4
la bici	-33	39	-18
la carrozzina	44	-42	-6
la domenica	24	-17	-7
la garanzia	-64	43	25
la macchina	51	-21	-40
la meta	10	-9	-1
la mia	12	-15	3
la pena	68	-65	-28
la taglia	-78	-26	81
la testa	-46	26	20
la titolare	31	-28	-3
lampa*	-31	-24	41
lampada	-31	-24	41
lasci*	6	0	-16
lasciato	-2	-4	6
lavag*	18	-12	-11
lavaggio	26	-13	-20
lavas*	-74	-69	83
lavastoviglie	-74	-69	83
lavor*	-4	34	-48
lavoro	68	-43	-49
le	23	-16	-7
legge*	41	-20	-25
lenti	51	-7	-48
li	3	12	-18
lo	-7	-14	21
lo consiglio	-17	-12	28
lo stesso	-34	-8	41
lode	-13	26	-14
loro	36	-50	5
lucid*	24	-16	-8
luned*	39	-10	-32
lunedi	39	-10	-32
lungh*	83	-61	-71
ma	-3	5	-3
ma il	-75	39	19
ma la	45	-43	-2
ma ne	68	-65	-28
ma si	-57	67	-30
macch*	30	-13	-18
macchina	43	-16	-31
macchina da	51	-21	-40
macel*	62	-14	-57
madre	13	-7	-5
magli*	-42	-9	50
mai	-14	-7	22
mai arrivato	-32	-34	53
mai niente	-51	29	14
mai piu	-25	-6	31
male	36	-21	-16
maled*	-18	-12	30
mangi*	38	32	-62
mani	-49	45	-5
mani vuote	-49	45	-5
mano	26	-17	-8
marca	24	-18	-15
marte*	-6	-3	9
martedi	-6	-3	9
mater*	-38	-7	44
materasso	-38	-7	44
matti	12	-20	3
matti*	9	-16	7
mattina	-4	-16	19
me	29	-14	-16
me ne	-16	-9	25
media	-28	43	-21
megli*	12	-13	1
meglio	12	-13	1
meglio di	28	-15	-13
meno	-11	8	-1
merav*	-17	29	-16
meraviglia	8	-6	-3
merce	-73	74	-21
mese	-17	-29	34
mesi	-60	51	5
messo	36	-29	-21
meta	2	-10	8
metto	-34	34	-21
mezz	33	-13	-28
mezz ora	33	-13	-28
mezzo	-44	33	-11
mi	15	-5	-10
mi ha	-9	-8	18
mi hanno	17	-5	-13
mi piace	11	-17	6
mia	19	-18	-2
mia madre	13	-7	-5
mia nonna	53	-40	-35
minut*	46	-13	-34
minuti	29	-14	-17
minuti al	-33	-9	36
mio	44	-30	-24
misur*	-13	-7	19
model*	-28	-25	38
modello	-58	-33	61
molto	45	-35	-11
mondo	17	47	-68
monta*	-10	-8	17
mosca	0	46	-66
ne	15	-9	-11
ne sono	-16	-9	25
negoz*	-5	-14	17
negozio	-8	-15	20
negozio di	25	-14	-10
nel	-13	-3	15
nella	-86	5	60
nella media	-28	43	-21
nemme*	-5	-12	17
nemmeno	-5	-12	17
nessu*	50	-9	-43
nessun	0	-13	14
nessuna	2	-13	12
nessuno	58	-7	-53
nessuno che	-67	6	55
nient*	5	4	-10
niente	5	4	-10
niente da	37	-31	-6
niente di	-24	29	-7
niente in	-51	29	14
no	-18	34	-23
noi	6	-3	-2
non	18	1	-21
non c	-30	15	12
non e	-49	-42	70
non funziona	-10	-7	17
non mi	5	2	-9
non sa	68	-16	-64
nonna	53	-40	-35
norma*	-46	51	-27
normale	-46	51	-27
not di	10	-38	14
not e	8	-15	4
not il	59	-33	-55
not mi	16	9	-31
not nemmeno	16	-17	-2
not nessuno	94	-29	-93
not niente	17	-27	3
not per	-19	27	-19
not un	61	-68	-37
nove	40	-12	-33
nulla	10	20	-41
numer*	12	-11	-1
numero	-2	-3	5
nuovi	-42	-63	55
nuovo	-58	-17	64
occhiali	34	-14	-24
offer*	-12	-38	40
ogni	58	-18	-48
olio	-10	-4	13
onest*	68	-34	-54
ora	16	-10	-6
orari*	11	20	-47
orario	11	20	-47
orario continuato	11	20	-47
ordin*	-26	24	0
ordinare	12	65	-69
ordinato	10	-9	-2
ordine	-13	-8	21
ormai	-61	-43	70
orolo*	50	-47	-31
ottim*	-11	33	-26
ottima	48	-24	-42
ottimi	-52	64	-21
ottimi consigli	-31	37	-18
otto	9	-5	-5
pacco	3	-11	8
padel*	49	-46	-5
padelle	49	-46	-5
pagat*	37	-33	-16
pagato	37	-33	-16
pane	-16	8	3
parch*	36	-19	-23
parcheggiare	32	-53	-11
parcheggio	13	1	-17
parcheggio gratuito	12	-10	-3
parla*	-37	-41	55
parol*	-9	-6	15
parqu*	-3	-6	10
parquet	-3	-6	10
parquet e	-3	-6	10
passa*	-101	56	28
passe*	10	-7	-3
pasti*	61	-50	-53
paura	74	-42	-65
pazie*	30	-12	-18
pazienza	12	-7	-4
pazienza con	18	-10	-7
pecca*	26	26	-57
peccato	26	26	-57
pena	68	-65	-28
pensa*	49	-10	-42
pensavo	48	-14	-43
per	-24	13	11
per carita	-55	68	-45
per due	-23	34	-33
per il	31	14	-54
per la	36	-18	-21
per un	-46	44	-11
per una	0	-34	15
perch*	55	-11	-49
perche	55	-11	-49
perde*	71	-69	-40
pero	-41	56	-30
perso*	-17	39	-35
personale	34	-12	-33
pesce	-36	9	24
pessi*	-19	-19	38
piace	20	-21	2
piace*	54	-31	-36
piante	2	12	-16
piedi	22	-12	-10
piu	-23	-4	25
po	78	-58	-49
po ma	65	-53	-43
poca	61	-54	-39
poca scelta	51	-50	-39
poco	-58	54	2
poco e	-53	56	-33
poi	-97	10	80
pomer*	41	-41	-1
pomeriggio	41	-41	-1
porta*	24	-19	-11
posto	56	-53	-31
prepa*	48	-34	-14
preparati	51	-45	-9
prese*	-19	31	-30
preso	101	-18	-98
prest*	83	-58	-60
presto	68	-65	-45
prezz*	-10	4	4
prezzi	-11	10	-1
prezzi da	-2	15	-17
prezzo	-5	-9	15
prima	-6	-5	8
prima di	11	26	-44
primo	-28	-9	37
primo lavaggio	-28	-9	37
probl*	-5	14	-16
problema	-10	19	-20
prodo*	-12	-34	40
prodotti	7	-15	8
profe*	20	-17	-3
profu*	-41	-49	56
propr*	-7	-15	20
proprio	-7	-15	20
prote*	11	-40	21
prova*	5	-1	-3
provi	-26	-3	28
pulit*	27	-10	-16
pulito	5	-4	-1
puntu*	9	-8	-2
puo	-25	6	15
pure	-18	-26	41
puzza	-55	-63	70
puzza di	-55	-63	70
qualc*	-7	-12	20
qualcuno	-15	-13	27
quale	-45	-19	53
quali*	5	-6	2
qualita	5	-6	2
quant*	25	-13	-12
quanto	25	-13	-12
quatt*	-41	-23	53
quattro	-41	-23	53
quel	13	-36	21
quell*	-1	32	-28
quella	22	-8	-14
quello	-10	40	-28
quello che	0	-12	11
quest*	61	-13	-59
racco*	42	-15	-32
racconta	42	-15	-32
ragaz*	-45	41	4
ragazze	-58	63	-29
ragazzi	39	-20	-27
ragazzo	-43	-8	48
regal*	38	-34	-4
regalo	9	-6	-3
repar*	-6	-4	11
reparto	-6	-4	11
reso	-67	-25	73
ricam*	43	-34	-22
ricambio	43	-34	-22
richi*	20	-16	-11
ricon*	54	-43	-43
rider*	20	-31	-9
ridere	20	-31	-9
rifat*	52	-38	-40
riman*	-44	33	-8
rispo*	-64	-46	75
ritar*	9	-13	-8
ritardo	9	-13	-8
ritardo e	-24	-8	33
ritir*	37	-20	-18
ritirato	48	-27	-27
roba	-18	10	6
roba ma	-19	26	-18
rotto	30	-3	-28
sa	49	39	-88
sabat*	-22	48	-52
sabato	-22	48	-52
sacch*	48	-11	-46
salut*	-48	55	-48
salva*	64	-17	-58
sanno	32	-23	-18
sapev*	44	-28	-29
sapeva	-5	-3	9
sbagl*	23	-12	-14
sbagliate	-4	-3	7
sbagliato	66	-15	-58
sbagliato e	-19	-6	25
scade*	-60	-15	62
scaff*	4	-6	2
scaffali	7	-8	2
scarp*	-42	42	-1
scato*	-39	-34	54
scatola	-41	-40	57
scelt*	-21	34	-16
scelta	-21	34	-16
scelta e	8	-5	-2
scoll*	-11	-12	23
scont*	-30	34	-10
scontrino	-55	56	-22
scort*	-15	-13	29
scusa*	-8	39	-57
scusate	-8	39	-57
se	9	-71	54
se non	-23	-5	28
secon*	-32	29	-6
sei	-12	-5	17
sembr*	-11	-8	20
sembra	-11	-8	20
sempl*	12	-8	-3
sempr*	7	-8	1
sempre	7	-8	1
senti*	11	-7	-4
senza	41	-14	-28
senza fare	44	-24	-26
senza una	-9	-8	17
sera	69	-10	-65
serra*	-24	-8	31
servi*	-30	37	-17
servita	39	-23	-22
setti*	12	-12	-1
settimana	-6	-5	10
settimane	20	-15	-6
si	-52	23	30
si e	-9	-11	19
si fa	-78	-24	51
si puo	-25	6	15
si trova	-48	55	-45
si vede	-60	57	-4
siete	-18	43	-39
siete aperti	-18	43	-39
signo*	41	-18	-23
signora	41	-28	-25
signore	34	-13	-22
simpa*	21	-14	-6
siste*	5	-2	-3
sito	-72	-15	82
sola	15	-11	-6
soldi	-7	-8	15
solo	-26	61	-44
solo con	-58	34	-15
sono	-5	16	-13
sono andata	-20	-11	30
sono uscita	44	-5	-39
sorri*	24	-22	-2
sorriso	24	-22	-2
sosti*	-29	-19	39
specc*	60	-10	-53
specchio	60	-10	-53
spedi*	-14	-9	23
spedito	-6	-10	16
spett*	36	-20	-17
spettacolo	36	-20	-17
spieg*	36	12	-48
spiegato	51	-9	-46
sporc*	-18	-14	32
stamp*	15	-11	-3
stell*	-43	8	34
stelle	-40	-12	48
stelle cosi	-36	-8	39
stess*	-34	-8	41
stesso	-34	-8	41
stori*	28	-20	-8
storie	9	-8	-1
strac*	24	-25	0
stupe*	-41	-23	53
stupendo	-47	-30	58
su	-48	34	9
subit*	7	-5	-1
subito	7	-5	-1
sul	-23	1	21
sull	-11	-10	22
sull app	-11	-10	22
sulle	58	-50	-12
tagli*	-39	-12	45
taglia	-75	-16	80
taglie	-5	-12	17
tanta	14	-12	-1
tante	19	2	-29
tanti*	38	-23	-50
tavol*	10	-14	-13
tavolo	10	-14	-13
te	48	-20	-33
telef*	-10	-14	22
telefono	-8	-18	23
tempi	54	-37	-38
tenut*	15	-14	-1
terza	-35	46	-28
tesor*	51	-32	-20
tesoro	51	-32	-20
tessu*	52	-61	-29
tessuti	66	-62	-49
testa	-41	21	19
ti	-4	-15	13
titol*	53	-21	-36
titolare	53	-21	-36
titolare e	74	-28	-64
torna*	32	-26	-12
torne*	21	-14	-8
tornero	21	-14	-8
torni	37	-17	-26
torno	-45	47	-14
tra	-5	-16	21
track*	-9	-7	17
tracking	-9	-7	17
tracking e	-9	-7	17
tre	-43	18	25
tre giorni	-18	-3	21
tre mesi	-56	32	7
tropp*	32	-32	-29
troppo	32	-32	-29
trova	-48	55	-45
trova*	-23	33	-12
trovare	-63	64	-6
trovato	5	-11	6
trovato il	17	-11	-6
trovi	21	4	-33
tutti	78	-30	-74
tutto	3	2	-5
tutto il	-1	-8	9
ultim*	44	53	-81
ultimo	53	66	-101
un	1	4	-6
un caffe	0	-9	9
un corno	-35	-38	42
un filo	9	-13	-1
un mese	-17	-29	34
un po	78	-58	-49
un problema	-14	24	-30
un signore	19	-13	-6
un tesoro	51	-32	-20
una	11	-16	6
una cassa	-24	-16	40
una meraviglia	8	-6	-3
una settimana	-6	-5	10
una vergogna	-6	-4	10
una vita	78	-58	-51
una volta	-60	-18	68
uno	-7	34	-33
uscit*	46	-6	-40
uscita	58	-5	-54
uscita con	54	-5	-51
uso	-27	-20	36
va	10	2	-14
varie*	15	-11	-3
varieta	15	-11	-3
varieta di	15	-11	-3
vasch*	-37	-13	49
vecch*	75	-21	-67
vede	-60	57	-4
veloc*	25	-24	-1
vener*	-60	-21	67
venerdi	-60	-21	67
venit*	42	-23	-19
venite	42	-23	-19
venti	-39	-16	45
venti minuti	12	-10	-6
vera	56	-32	-27
vergo*	-6	-4	10
vergogna	-6	-4	10
vesti*	-55	-63	70
vetro	-16	-32	31
via	58	-20	-52
viagg*	16	-9	-7
viaggio	16	-9	-7
visit*	32	27	-58
visita	32	27	-58
vita	78	-58	-51
vogli*	-36	-13	48
volan*	-41	-43	59
volantino	-41	-43	59
volev*	16	-5	-10
volevo	19	-5	-13
volta	-69	17	54
volte	41	-15	-25
volte e	-6	-8	15
vuote	-49	45	-5
vuoto	-32	-8	35
zaino	54	-11	-50
zero	-3	-14	18
😍	10	-7	-4`;
