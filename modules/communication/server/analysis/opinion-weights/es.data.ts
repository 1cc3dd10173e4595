// Written by tools/review-analysis/train-opinions.ts.
export const es = `#	24	-3	-33
# #	55	-54	-55
# euros	36	-42	-3
# y	-46	52	-27
^ #	27	-52	-18
^ a	14	-7	-6
^ abren	32	-17	-16
^ al	-64	53	-28
^ asi	36	-16	-21
^ atentos	43	-24	-26
^ barato	-46	58	-47
^ bien	62	-60	-18
^ buen	56	-30	-35
^ buenisimo	15	-13	-3
^ compre	28	-10	-18
^ de	-23	-8	30
^ deje	-18	-3	20
^ del	-30	23	-3
^ dos	-18	-6	24
^ economico	53	-36	-34
^ el	-47	23	25
^ en	-51	-19	60
^ enhorabuena	-60	-33	68
^ entre	29	-5	-24
^ esta	-76	82	-43
^ estamos	-31	-5	35
^ garantia	-60	-66	77
^ gente	55	-44	-24
^ han	-64	46	-24
^ la	15	9	-23
^ las	-21	7	8
^ llego	30	-15	-14
^ lo	23	-14	-9
^ local	15	-13	-2
^ los	76	-48	-45
^ me	-10	-8	19
^ media	-6	-3	9
^ mi	57	-26	-32
^ mucha	-35	42	-12
^ muy	26	-20	-7
^ ni	-46	-10	49
^ no	21	-15	-6
^ nunca	22	-29	0
^ parking	6	-6	-1
^ personal	-6	14	-10
^ pesima	-5	-6	11
^ poca	-34	-16	45
^ precios	-1	-10	7
^ primera	-5	-9	14
^ que	-6	2	1
^ regular	-43	47	-31
^ se	27	-7	-20
^ siempre	-14	-15	27
^ sin	12	-11	-5
^ solo	-34	8	24
^ te	-8	2	1
^ tienda	-4	-54	33
^ tienen	-55	77	-67
^ todo	37	-38	-1
^ trato	14	-11	-2
^ tres	-29	-19	41
^ un	9	-15	1
^ una	-19	-13	32
^ y	67	-46	-41
a	1	3	-5
a casa	61	-7	-55
a la	-87	54	31
a las	-54	39	10
a mano	-36	45	-38
a mi	14	-9	-6
a nadie	53	-9	-52
a por	43	-14	-34
a precio	-48	31	16
a quien	-27	-5	31
a un	21	-15	-11
abier*	-6	-9	16
abierta	-11	-12	24
abren	57	-20	-48
abuel*	23	-10	-13
abuela	27	-11	-16
agrad*	41	-16	-27
agua	25	-16	-9
ahora	-112	34	57
al	-43	31	8
al dia	5	-4	-2
al lado	-58	57	-26
al momento	14	-8	-6
al pagar	-5	-9	15
algo	27	-21	-6
alli	-43	-37	61
amabl*	-16	29	-17
amable	-6	14	-10
amables	-21	32	-22
anos	12	-11	-2
anos con	14	-5	-10
antes	4	-14	10
antes era	-35	-10	42
antip*	-54	-27	63
aparc*	30	11	-58
aparcar	-17	26	-32
app	-13	-15	28
app no	-9	-6	15
aqui	11	-5	-6
armar*	35	-35	-1
armario	35	-35	-1
arreg*	6	-16	10
aseso*	-66	11	60
asi	-1	-20	16
asi se	-11	-17	20
atasc*	-21	-12	26
atenc*	2	-6	5
atencion	2	-6	5
atend*	2	-9	7
atendieron	5	-9	5
atendieron enseguida	21	-9	-13
atent*	35	-22	-14
atento	22	-19	-2
atentos	43	-24	-26
atentos y	43	-24	-26
aunqu*	-22	29	-17
aunque	-22	29	-17
avisa*	-17	-6	23
avisado	-41	-6	45
bajo	51	-68	1
bano	-5	-9	15
barat*	-36	53	-34
barato	-38	50	-39
basta*	54	-28	-34
bastante	54	-28	-34
bien	21	-2	-18
bien de	55	-33	-25
bien embalado	15	-10	-5
bien sin	37	-33	-20
bien y	13	-9	-4
bolsi*	58	-32	-32
bonit*	15	-18	2
bonita	-4	-11	13
botas	-41	-61	52
buen	36	-17	-18
buen humor	7	-6	-2
buen surtido	19	-10	-8
buena	-1	27	-37
bueni*	-13	23	-16
buenisimo	-13	23	-16
bueno	-54	63	-19
bueno*	50	-48	-4
buenos	50	-48	-4
buenos precios	35	-29	-6
busca*	-25	11	12
cada	-33	-10	41
caja	-46	22	24
caja abierta	-11	-12	24
cajer*	-6	-7	14
cajera	-6	-7	14
calid*	15	-13	-2
calidad	15	-13	-2
calidad precio	33	-24	-10
calor	-4	14	-12
camar*	-12	-4	16
cambi*	-20	4	13
cambiaron	10	-5	-4
cambiaron la	9	-5	-5
cambiaron sin	5	-3	-2
cambie	-38	-23	48
cambio	-43	-49	58
camin*	14	-4	-10
campe*	-10	-25	24
cance*	-16	-14	30
cara	-8	-6	14
carni*	48	-37	-18
caro	-26	-14	39
carte*	45	-42	-35
casa	47	-6	-39
cerca*	29	-22	-7
cero	-72	-34	85
cerra*	-49	39	-4
cerrado	-7	-8	16
che	31	-18	-13
chica	36	-18	-18
chido	32	-23	-9
cierr*	-42	-50	58
cierran	-42	-50	58
cierran a	7	-21	13
cinco	-33	-14	45
cinco estrellas	-45	-14	52
cita	-50	44	3
cita a	-58	50	5
clien*	32	-29	-7
cobra*	-41	-14	53
cobrar	-19	-13	28
cocin*	29	-8	-21
cocina	29	-8	-21
coger	77	-37	-64
cola	-14	13	-2
colon*	-56	-26	60
colonia	-56	-26	60
color	3	-8	5
color y	3	-8	5
como	11	-5	-7
como a	20	-11	-11
como el	31	-10	-21
como la	11	-5	-5
como si	-64	48	-3
comod*	-39	29	4
compa*	-94	-14	95
compr*	15	-7	-8
compra	0	-7	8
compre	38	-4	-40
con	15	4	-19
con el	-2	-6	8
con la	8	-7	-1
con las	17	-9	-8
con los	24	-17	-6
con mi	-8	-7	15
con un	51	-9	-44
con una	-12	11	-1
conci*	-31	53	-71
concierto	-31	53	-71
conse*	2	-6	4
conta*	20	51	-68
conte*	5	-8	3
corre*	-36	-24	54
corta*	-34	-58	53
cosa	13	-9	-5
cosa pero	17	-6	-18
cosas	42	-43	-9
costu*	-38	49	-64
crema*	10	-13	4
cremallera	-4	-5	9
crios	22	-15	-7
cuand*	-81	-35	91
cuando	-81	-35	91
cuatr*	8	-31	19
cuatro	8	-31	19
da	-60	12	41
da gusto	15	-12	-4
dan	45	-49	-15
dar	6	-5	-2
dar con	6	-5	-2
de #	70	-58	-56
de antes	13	-10	-2
de buen	7	-6	-2
de diez	18	-7	-11
de escandalo	-57	60	-19
de esta	18	-18	-1
de la	-13	-7	17
de las	40	-52	-6
de lo	-34	-16	41
de los	16	-12	-3
de mas	4	-5	1
de mi	-15	-54	41
de precio	23	-33	6
de ruedas	21	-10	-11
de sus	-25	-7	31
de todo	21	-18	-2
decid*	18	-9	-8
dejad*	37	-11	-31
dejado	37	-11	-31
deje	-18	-3	20
del	8	-7	-3
del #	32	26	-77
del hombro	-39	-6	43
demas*	-57	56	-37
demasiado	-57	56	-37
dentr*	59	-11	-54
dentro	59	-11	-54
depen*	-18	3	15
desas*	-24	29	-8
desastre	-24	29	-8
descu*	0	-20	19
desha*	-28	43	-66
despa*	-42	45	-13
despachan	-42	45	-13
despu*	-14	-5	19
despues	-14	-5	19
devol*	38	-15	-23
devolucion	36	-22	-23
devolvieron	28	-9	-20
dia	28	-10	-17
dia siguiente	5	-4	-2
dias	12	-7	-4
dice	-36	-7	43
dicen	0	-5	6
dicen que	-6	-2	9
diez	5	-10	6
digo	63	-45	-51
dijer*	-31	-10	34
dijeron	-31	-10	34
dijeron que	-31	-10	34
dijo	-29	-9	35
dijo que	-29	-9	35
diner*	-49	38	8
dinero	-49	38	8
dolor	10	-4	-6
domin*	34	-10	-24
domingo	51	-12	-46
domingos	10	-8	-1
donde	-62	36	17
dos	-7	-9	17
dos tallas	-22	-12	32
duena	54	-50	-5
econo*	53	-36	-34
economico	53	-36	-34
educa*	-1	-4	6
el	-12	5	6
el agua	54	-26	-34
el armario	35	-35	-1
el de	26	-37	-11
el dinero	-6	-6	13
el horario	-24	20	-3
el lunes	-8	-3	11
el miercoles	46	-20	-40
el movil	11	-7	-4
el pan	6	31	-47
el paquete	-11	-10	20
el primer	31	-10	-21
el producto	20	-10	-9
el suelo	-4	-3	8
embal*	6	-9	4
embalado	6	-9	4
en	2	-14	13
en #	9	-9	0
en el	41	-16	-24
en la	-8	-10	17
en mi	15	-9	-6
en un	20	-11	-9
en una	-57	-32	62
encan*	-81	85	-29
encar*	34	-15	-26
encim*	-29	-10	39
encima	-26	-10	36
encima de	-28	-8	36
encima del	-39	-6	43
encima me	-1	-7	7
enhor*	-34	-27	46
enhorabuena	-34	-27	46
enorm*	71	-19	-66
enorme	71	-19	-66
enseg*	15	-7	-8
enseguida	15	-7	-8
enseguida y	7	-3	-3
ensen*	40	-29	-14
enseno	51	-39	-20
enseno a	51	-39	-20
enter*	77	-21	-71
entera	77	-21	-71
entra*	10	-14	4
entrar	-1	-8	10
entrar y	14	-11	-3
entre	-17	33	-20
entre a	-38	56	-36
entre*	-12	-6	18
envio	8	-7	-2
equiv*	8	-4	-4
equivocado	11	-3	-7
era	-10	-8	18
es	-28	26	2
es un	28	-13	-17
es una	11	0	-12
esa	-33	-9	40
escan*	-57	60	-19
escandalo	-57	60	-19
ese	-3	-10	12
eso	-10	-40	39
eso si	-13	-46	43
espec*	-40	-13	46
espectaculo	-39	-17	45
esper*	-33	26	-3
esperar	5	-18	12
esta	-21	35	-16
esta marca	18	-18	-1
estab*	-15	12	3
estaba	-15	15	-1
estam*	-31	-5	35
estamos	-31	-5	35
estan*	3	-5	2
estanterias	5	-6	2
este	-41	53	-52
estre*	-61	-19	71
estrellas	-63	-19	71
estrellas por	-55	-23	58
estup*	-39	55	-30
euros	19	-26	6
expli*	-33	4	26
explicacion	-24	-14	39
explico	48	-6	-41
facil	6	-5	-1
fin	30	-24	-14
fresc*	28	-19	-10
frio	-34	47	-28
fue	-54	-14	52
fuera	30	-15	-16
fui	-70	-4	71
funci*	-27	-19	41
funciona	-27	-19	41
funciona y	-12	-7	19
gafas	-38	40	-8
garan*	-40	-50	67
garantia	-40	-50	67
gener*	-17	28	-32
genero	-17	28	-32
genia*	-29	35	-24
genial	-29	35	-24
gente	39	-26	-11
gente mas	15	-9	-6
googl*	-10	-11	21
google	-10	-11	21
graci*	8	-9	2
gracias	15	-11	-4
gradu*	27	-5	-24
gran	26	-20	-5
grand*	-21	-10	30
guita*	-40	58	-40
gusta	6	-11	5
gusto	14	-11	-3
ha	-37	-16	52
ha dejado	37	-11	-31
ha quedado	27	-16	-11
habia	48	-18	-35
habia gente	23	-21	-2
habla*	-12	-48	44
hablan	20	-59	9
hace	47	-11	-46
hacen	61	-52	-35
han	-46	44	-18
hasta	16	-9	-7
hasta dar	6	-5	-2
hasta los	12	-6	-6
hay	-44	72	-42
he	-9	-11	20
hecha*	37	-41	0
hechas	37	-41	0
herma*	20	-7	-13
hermana	28	-10	-19
hicie*	35	-18	-17
hicieron	35	-18	-17
hicieron la	41	-23	-21
hombr*	-39	-6	43
hombro	-39	-6	43
hora	62	-17	-60
horar*	-14	14	-4
horario	-14	14	-4
horario de	-25	30	-22
huele	-12	-10	21
huele a	-12	-10	21
humor	-35	-15	45
idea	-17	-12	30
impec*	47	-36	-21
impos*	38	-33	-28
imposible	38	-33	-28
imposible aparcar	38	-33	-28
inmej*	6	-5	-1
inmejorable	6	-5	-1
inter*	-23	-14	38
invie*	-35	-53	51
jardi*	86	-37	-80
la	8	-4	-3
la app	-13	-15	28
la cabeza	8	-5	-3
la caja	-53	21	32
la cajera	-6	-7	14
la chica	36	-18	-18
la cocina	29	-8	-21
la cola	-16	17	-6
la compra	0	-7	8
la cremallera	-4	-5	9
la garantia	-7	-11	16
la mesa	-38	32	-3
la mitad	-1	-6	8
la nevera	76	-17	-73
la persiana	38	-17	-30
la primera	-38	30	1
la puerta	28	-9	-20
la tarde	64	-38	-53
la tienda	-26	-20	38
la vida	67	-62	-11
la web	-15	14	2
lado	-58	57	-26
lampa*	-94	49	21
las	-8	7	1
las #	-82	73	-28
las de	39	-24	-14
las gafas	-38	40	-8
las nueve	-28	-29	50
lavad*	-16	-8	24
le	18	-5	-13
lento*	32	-58	-4
lentos	32	-58	-4
les	-58	43	7
libre*	102	-72	-65
limpi*	10	-8	-2
limpio	8	-7	-2
limpio y	10	-9	-2
llama*	-3	-4	7
llega	-56	21	31
llega*	-87	-24	83
llegar	-47	-22	44
llego	37	-34	-8
lleva	-20	-24	29
lleva*	11	-3	-7
llevaba	11	-3	-7
llevo	76	-22	-69
llora*	56	-51	-19
lo	-15	3	12
lo cambiaron	5	-3	-2
lo que	-62	12	50
lo recomiendo	-9	-10	19
local	-12	-28	32
los	26	0	-26
los crios	22	-15	-7
los de	13	-10	-2
los domingos	10	-8	-1
los precios	-83	80	-11
los sabados	38	21	-56
los zapatos	34	-35	-11
luego	-4	-8	11
lunes	29	-16	-20
madre	47	-18	-37
maja	11	-9	-1
mal	4	-36	30
mal que	18	-15	-4
mala	30	-9	-23
maled*	-11	-7	19
malet*	-15	-12	26
malo	44	-23	-38
manda*	6	-7	1
mano	-36	45	-38
manua*	28	-18	-14
maqui*	9	-8	-1
marav*	16	-7	-8
maravilla	16	-7	-8
marca	12	-14	3
mas	42	-31	-14
mas que	72	-39	-64
me	3	-9	6
me atendieron	5	-9	5
me cambiaron	6	-7	1
me dijo	-29	-9	35
me enseno	51	-39	-20
me explico	48	-6	-41
me gusta	7	-15	8
me ha	20	-12	-7
me han	-26	24	-13
me hicieron	35	-18	-17
me lo	51	-8	-46
me midieron	34	-18	-17
me vendieron	-8	-7	15
media	25	-16	-10
media hora	62	-17	-60
medid*	15	-6	-9
medio	33	-42	5
mejor	-16	8	6
menos	-15	6	8
menos mal	18	-15	-4
menti*	-68	-11	68
merec*	56	-40	-17
merece	43	-23	-25
mesa	-11	15	-9
meses	-34	6	26
mi	30	-20	-9
mi abuela	27	-11	-16
mi hermana	28	-10	-19
mi madre	47	-18	-37
mi numero	-41	-47	55
mi vida	15	-9	-6
midie*	34	-18	-17
midieron	34	-18	-17
mierc*	46	-20	-40
miercoles	46	-20	-40
mil	24	-16	-7
minut*	32	-8	-26
minutos	-3	-5	9
miran	-39	-6	43
miran por	-39	-6	43
mirar*	-67	53	-37
mis	15	-55	17
mitad	-25	-16	38
model*	41	-30	-24
momen*	14	-8	-6
momento	14	-8	-6
monta*	2	-13	10
montaron	-28	-8	34
monto*	-59	67	-21
monton	-59	67	-21
mostr*	-37	-23	46
mostrador	-37	-23	46
movil	11	-7	-4
mucha	-20	27	-8
mucha variedad	-26	28	-3
mucha*	-14	-67	43
muchas	-14	-67	43
mucho	-49	20	17
mundo	41	-27	-47
muy	20	-16	-4
muy amables	-21	32	-22
muy bien	29	-18	-11
muy buenos	72	-66	-14
muy mala	-7	-5	12
muy profesionales	10	-7	-2
nada	-13	-47	51
neces*	3	-15	9
never*	76	-17	-73
nevera	76	-17	-73
ni	-7	15	-10
ni idea	-11	-10	21
ni nada	-29	-49	47
ningu*	56	-16	-43
ninguna	8	-14	6
ninguna pega	21	-15	-6
ninguno	61	-20	-55
nivel	63	-22	-59
no	12	2	-15
no funciona	-12	-7	19
no habia	57	-23	-51
no lo	-84	34	54
no me	-5	-8	13
no quedaba	-45	-34	65
no se	14	25	-55
no tenia	-11	-10	21
no vuelvo	-20	-7	28
norma*	-28	39	-16
normal	-14	16	-4
nos	13	-7	-6
not como	-26	-22	36
not de	-50	-48	64
not el	21	-42	-3
not en	31	-22	-22
not entrar	-16	-6	22
not he	-29	-9	37
not la	55	-11	-52
not les	26	-18	-9
not lo	-70	33	39
not me	23	-15	-8
not mi	-50	-55	61
not nada	-29	-49	47
not nadie	31	44	-88
not ni	1	32	-43
not ninguno	69	-13	-68
not no	-37	-57	58
not que	-37	-57	58
not se	12	30	-61
not si	30	-7	-22
not tiene	46	19	-66
not vendieron	12	-5	-7
not y	-29	-28	47
nota	-37	38	-3
nueva	14	-7	-7
nueva y	14	-7	-7
nueve	-28	-29	50
nuevo	-31	-28	43
numer*	-50	-40	62
numero	-50	-40	62
nunca	-7	-13	17
ocho	-3	-6	10
odise*	-27	26	-11
odisea	-27	26	-11
orden*	11	-9	-3
ordenado	9	-7	-1
otro	-3	5	-2
pacie*	13	-9	-3
paciencia	13	-9	-3
paciencia con	17	-12	-5
padre	17	-9	-8
pagar	-13	13	-1
palab*	53	-14	-59
pan	6	31	-47
paque*	-15	-9	24
paquete	-15	-9	24
para	-7	6	1
para el	-13	-17	30
para que	-15	-5	20
para regalo	-52	53	-9
para una	12	-62	14
parec*	10	-15	6
parece	-24	-9	33
parki*	-1	-9	10
parking	-1	-9	10
parte*	-4	-6	10
partes	-4	-6	10
parti*	10	-4	-5
partido	10	-4	-5
pasad*	8	-20	12
pasada	8	-20	12
pasada de	36	-22	-16
patin*	19	-25	5
patinete	19	-25	5
pedi	51	-21	-42
pedid*	-1	-3	5
pedido	-1	-3	5
pedir	-50	-9	53
pega	21	-15	-6
pegas	59	-58	-15
pelus*	-17	-10	27
pelusas	-17	-10	27
pendi*	46	-21	-25
peor	-23	27	-10
peque*	68	-58	-35
pequena	68	-58	-35
perdi*	31	-36	-1
perfe*	55	-52	-15
perfecto	55	-52	-15
pero	-21	44	-28
pero la	59	-57	-4
pero lo	-61	67	-22
persi*	18	-13	-8
persiana	38	-17	-30
perso*	-51	47	2
persona	-10	-18	26
personal	-59	61	-10
pesim*	-5	-6	11
pesima	-5	-6	11
pesima atencion	-5	-6	11
pieza	23	-4	-20
pintu*	-25	-5	29
plant*	62	-4	-65
plantas	43	19	-68
poca	-34	-16	45
poco	-14	40	-48
ponen	-60	-21	65
pongo	-5	-3	8
pongo cinco	-5	-3	8
poqui*	46	-44	-4
por	1	-11	10
por el	-21	-16	32
por encima	-32	-7	40
por la	48	-14	-44
por todas	-4	-6	10
por un	-7	-5	12
porqu*	-15	13	-2
porque	-15	13	-2
preci*	-29	28	0
precio	-21	3	12
precio de	-48	31	16
precios	-44	44	-4
precios de	56	-47	-13
preciosa	18	11	-33
pregu*	-29	-15	41
prime*	22	-1	-22
primer	18	-10	-7
primer dia	31	-10	-21
primera	28	3	-33
primera y	-15	-9	24
proba*	40	-34	-7
probar	49	-46	-18
probl*	7	-6	-1
produ*	19	-9	-9
producto	20	-10	-9
productos	18	-8	-9
profe*	21	-15	-6
profesional	16	-9	-7
profesionales	10	-7	-2
prote*	-27	-19	35
prueb*	5	-2	-2
prueba	5	-2	-2
puert*	15	-5	-10
puerta	20	-7	-14
puerta y	28	-9	-20
puest*	31	-26	-22
puesta	31	-26	-22
que	-6	-6	12
que el	48	-20	-44
que en	30	-14	-16
que era	18	-10	-8
que es	-20	7	14
que gente	15	-9	-6
que la	-59	17	45
que les	35	-16	-28
que lo	-15	-5	20
que me	13	-20	6
que media	11	-5	-6
que nivel	63	-22	-59
que no	59	-34	-39
que se	1	-29	17
que te	-77	86	-56
que ya	-9	-2	11
queda*	-31	13	17
quedaba	-25	-27	45
quedado	-26	32	-15
queri*	16	-7	-8
quien	-27	8	18
quier*	3	51	-92
rapid*	-19	-18	35
rapido	18	-16	-2
recla*	-75	51	8
recog*	-8	-4	12
recogi	-13	-2	15
recom*	-11	-20	29
recomiendo	6	-14	8
regal*	-63	36	33
regalo	-63	36	33
regul*	-43	47	-31
regular	-43	47	-31
relac*	33	-24	-10
relacion	33	-24	-10
relacion calidad	33	-24	-10
reloj	-5	-14	19
repet*	13	-9	-3
rompi*	6	-6	1
rompio	6	-6	1
rueda*	21	-10	-11
ruedas	21	-10	-11
sabad*	38	21	-56
sabados	38	21	-56
sabe	-15	-28	28
sabla*	-32	-14	42
sablazo	-32	-14	42
sali	15	-7	-8
sali con	15	-7	-8
salio	32	-11	-22
salir	-55	-5	42
sarte*	26	-70	29
se	-20	21	-1
se lleva	-20	-24	29
se me	45	-9	-42
se nota	-37	38	-3
se rompio	-9	-5	14
segui*	-4	-2	5
segun	31	-44	-7
segun*	-23	12	10
segur*	14	-11	-3
seguro	25	-14	-10
seis	-36	-13	39
seman*	-6	-16	21
semana	1	-30	18
semanas	-13	-5	19
senor	-43	24	1
senor*	13	25	-55
senora	13	25	-55
si	-50	0	49
si pero	-10	13	-12
siemp*	-14	3	10
siempre	-14	3	10
siempre de	8	-6	-2
sigue	23	-10	-15
sigui*	-2	-6	7
siguiente	5	-4	-2
siguio	-10	-6	16
silla	21	-10	-11
silla de	21	-10	-11
silli*	-39	-11	42
sin	30	-1	-31
sin mas	37	-33	-20
sin una	68	-14	-63
sitio	-18	27	-30
sitio para	-59	55	-33
sola	4	16	-24
solo	-3	-8	11
solo por	-8	-6	14
son	-60	63	-24
sonri*	7	-6	-1
sonrisa	7	-6	-1
su	9	31	-49
subie*	7	55	-81
suelo	-4	-3	8
surti*	-15	35	-25
surtido	-15	35	-25
surtido de	19	-10	-8
sus	-25	-7	31
talla	-13	-8	21
talla*	-18	-10	28
tallas	-18	-10	28
tan	36	-20	-16
tarde	64	-38	-53
tardo	21	7	-38
te	-15	17	-3
te despachan	-42	45	-13
te dicen	6	-9	3
tecni*	9	-95	69
tecnico	-57	-74	81
tela	-29	-13	42
telef*	20	-22	-6
telefono	20	-22	-6
tenia	64	-19	-51
tenia en	46	-21	-40
tenia ni	-11	-10	21
tenia*	75	-40	-63
tenian	75	-40	-63
tiend*	-16	-7	22
tienda	-19	-7	26
tienda de	-9	-3	3
tiene	3	-5	-4
tiene*	-29	15	6
tienen	-29	15	6
toda	74	-55	-45
toda la	53	-62	0
todas	23	-15	-9
todas las	41	-22	-28
todas partes	-4	-6	10
todo	34	-10	-27
todo con	9	-5	-3
todo muy	17	-10	-7
todos	32	-22	-14
tomat*	65	-47	-52
tomates	65	-47	-52
torci*	64	-15	-63
traba*	-36	41	-33
trabajo	-36	41	-33
trata*	14	-8	-6
trato	-23	27	-6
tren	60	-51	-34
tren y	60	-51	-34
tres	-19	-3	23
tres semanas	-20	-5	26
tres veces	-24	-6	29
tu	-13	-44	39
ultim*	-14	-10	23
un	19	-19	0
un desastre	-24	29	-8
un poco	22	-5	-45
un reloj	-4	-16	18
un surtido	-40	59	-38
una	8	-11	3
una caja	-11	-12	24
una odisea	-27	26	-11
una pieza	26	-6	-23
una semana	-50	-31	56
una sola	-38	27	-2
una sonrisa	8	-7	-1
una tienda	-52	47	-31
unas	0	-8	8
uno	-57	55	-1
unos	24	-9	-14
usar	-29	-9	36
va	25	-19	-8
vacia*	-18	-8	26
vacias	-18	-8	26
vale	-53	-46	62
varie*	6	-3	-6
variedad	6	-3	-6
veces	-18	-7	25
veint*	3	-23	11
veinte	3	-23	11
vendi*	-33	-32	47
vendieron	-3	-6	9
venia	7	-7	-1
veran*	-72	79	-63
verano	-72	79	-63
vergu*	-56	52	2
verguenza	-56	52	2
vez	-15	-8	22
vida	-22	8	9
visit*	9	8	-21
visita	9	8	-21
visto	64	-18	-60
volve*	21	-13	-9
volvere	17	-11	-5
volvi	-26	-24	36
vuelv*	-44	-63	72
vuelvo	-20	-7	28
web	-13	9	5
web es	-19	27	-12
y	14	-16	2
y a	49	-48	-17
y bien	51	-34	-25
y con	-12	-35	41
y de	9	-12	3
y el	-20	-25	39
y en	61	-18	-59
y encima	-23	-11	33
y esta	6	-3	-3
y hasta	27	-14	-13
y hay	63	-19	-59
y la	25	-14	-10
y me	8	-9	1
y media	-46	-34	62
y muy	9	-7	-2
y nadie	-6	-8	14
y no	56	-12	-47
y ordenado	9	-7	-1
y por	-26	-8	33
y que	45	-57	-29
y se	-2	-4	6
y siempre	8	-6	-2
y te	17	-45	14
y todo	64	-47	-30
y trato	11	-10	-1
y un	6	-5	-1
y una	51	-30	-31
ya	19	-10	-9
ya estaba	16	-13	-5
ya no	-35	-18	46
yo	-33	30	-12
zapat*	30	-21	-9
zapatillas	11	-5	-6
zapatos	36	-31	-11`;
