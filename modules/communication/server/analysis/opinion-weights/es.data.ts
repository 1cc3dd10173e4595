// Written by tools/review-analysis/train-opinions.ts.
export const es = `#	27	-11	-18
# #	55	-34	-54
# dias	31	-10	-25
# euros	29	-48	-5
# h	1	-17	10
# pavos	5	-54	42
# y	-45	26	16
^ #	27	-66	0
^ a	-27	-19	38
^ abren	-26	29	-23
^ al	-59	10	26
^ asi	37	-16	-23
^ atentos	56	-28	-33
^ barato	-35	51	-42
^ bien	74	-68	-27
^ buen	48	-33	-23
^ buenisimo	18	-14	-4
^ buscaba	57	-7	-53
^ carisimo	-21	-13	32
^ caro	-57	-29	61
^ che	17	-14	-3
^ cinco	-86	-43	94
^ compre	24	-5	-21
^ de	-21	-17	37
^ deje	-33	-3	34
^ del	-39	30	-5
^ depende	-43	46	-6
^ devolucion	37	-19	-19
^ dos	-48	-17	58
^ economico	60	-39	-34
^ el	-65	11	53
^ en	-55	-23	70
^ enhorabuena	-63	-31	70
^ entre	22	-20	-4
^ era	-28	-29	40
^ eso	-12	-3	14
^ esta	-79	95	-60
^ estamos	-34	-4	39
^ excelente	5	-27	12
^ fui	-85	53	22
^ garantia	-56	-66	78
^ genial	52	-36	-20
^ gente	-20	35	-33
^ gracias	26	-13	-13
^ gran	27	-20	-7
^ han	-65	49	-31
^ hay	-11	32	-56
^ horario	-46	-42	54
^ huele	-46	-10	53
^ las	-21	-10	26
^ le	-13	-13	25
^ libreria	61	-57	-8
^ llego	58	-25	-35
^ llegue	35	-26	-26
^ llevaba	54	-4	-52
^ lo	-16	26	-47
^ local	27	-23	-4
^ los	64	-34	-41
^ me	2	-7	5
^ media	-4	-3	8
^ menos	20	-15	-5
^ mi	63	-20	-45
^ mucha	-38	47	-13
^ mucho	51	-54	-3
^ muy	24	-18	-9
^ ni	-55	-1	49
^ no	6	-19	13
^ normalito	-60	66	-33
^ nunca	5	-24	16
^ parece	-19	-12	30
^ parking	34	-13	-21
^ pedi	8	-18	-1
^ personal	-10	21	-18
^ pesima	-5	-8	14
^ poca	-58	22	35
^ por	15	-8	-6
^ precios	-12	0	3
^ pregunte	-10	-6	16
^ primera	-9	-10	17
^ profesional	27	-12	-15
^ pues	-15	63	-76
^ que	-5	2	1
^ rapidos	23	-18	-5
^ recogida	30	-19	-10
^ recomendable	55	-30	-33
^ regular	-52	61	-35
^ saben	-20	46	-68
^ se	3	21	-28
^ segun	-46	41	4
^ siempre	-10	-10	20
^ sin	18	-15	-3
^ solo	-57	5	42
^ subieron	47	-12	-45
^ te	-44	27	12
^ teneis	-59	69	-54
^ tenian	61	-20	-59
^ tienda	-6	-43	31
^ tienen	-59	74	-64
^ todo	38	-37	-2
^ trato	16	-11	-5
^ tres	-17	-25	39
^ un	17	-17	-6
^ una	-33	-16	45
^ volvere	-25	36	-21
^ y	21	-16	-7
a buscar	-3	-47	36
a cada	-39	-9	42
a casa	25	-7	-20
a la	-39	12	26
a las	-41	22	17
a los	37	-3	-35
a mano	-21	19	-4
a mediodia	21	-17	-4
a mi	11	-7	-4
a nadie	58	-9	-57
a por	33	-11	-26
a precio	-46	46	-5
a quien	-42	-58	69
a un	18	-12	-12
a una	23	-9	-15
a uno	49	-13	-44
a ver	-75	41	26
abier*	-20	-16	34
abierta	-28	-13	37
abierto	-18	-25	31
abren	32	9	-48
abren a	-22	-23	35
abuel*	69	-32	-46
abuela	53	-27	-32
abuelo	61	-36	-51
acces*	-10	-32	28
aceit*	19	-18	-2
aceite	19	-18	-2
aclar*	43	-17	-34
acuar*	54	-36	-25
adema*	58	-13	-55
ademas	58	-13	-55
adios	-12	-8	19
agost*	20	-14	-10
agosto	20	-14	-10
agrad*	57	-15	-48
agua	21	-15	-7
ahi	52	-14	-46
ahora	-115	36	61
ahorr*	70	-33	-46
ajust*	26	-9	-17
al	-39	14	23
al dia	13	-10	-4
al lado	-69	74	-48
al momento	4	-6	3
al pagar	-6	-6	12
al senor	-69	-41	75
alegr*	12	-8	-4
alegria	12	-8	-4
algo	36	-22	-15
algui*	-39	-22	44
alguien	-39	-22	44
alguien que	15	-8	-6
alli	-5	-33	29
amabl*	-38	-16	36
amable	7	8	-18
amables	-52	-29	53
ampli*	20	-16	-3
anos	20	-13	-9
anos con	15	-5	-10
antes	30	-25	-5
antes de	73	-36	-50
antes era	-56	-15	63
antip*	-52	-19	59
aparc*	60	-4	-69
aparcar	32	14	-55
app	28	-23	-8
app no	-17	-5	22
aqui	71	-7	-67
armar*	24	-26	-1
armario	24	-26	-1
arreg*	3	-15	11
arreglan	39	-31	-9
arreglaron	5	-4	-2
aseso*	-74	-1	55
asesoran	-17	30	-19
asi	20	-22	1
asi se	-9	-16	18
atasc*	14	-8	-10
atasco	75	-10	-72
atenc*	-43	35	-13
atencion	-43	35	-13
atend*	-17	-15	32
atendieron	4	-9	6
atendieron enseguida	23	-11	-12
atendio	-39	-33	47
atent*	39	-23	-15
atento	33	-28	-5
atentos	41	-21	-20
atentos y	56	-28	-33
aunqu*	14	-4	-20
aunque	14	-4	-20
avisa*	-19	-8	26
avisado	-57	-5	58
avisaron	24	-14	-10
avisaron por	24	-14	-10
azule*	27	-18	-9
bajad*	-35	-21	42
bajada	-35	-21	42
bajo	39	-54	2
bano	-2	-6	8
barat*	-14	37	-29
barato	-19	40	-31
barato es	-84	86	-63
barra	64	-14	-59
barri*	33	-21	-12
barrio	33	-21	-12
barrio con	26	-17	-10
basta*	51	-25	-27
bastante	51	-25	-27
bater*	-8	-28	19
bateria	45	-9	-38
bebe	51	-8	-46
bien	22	2	-24
bien de	54	-28	-27
bien el	-54	57	-26
bien embalado	23	-17	-5
bien sin	38	-33	-23
bien y	21	-14	-7
bolsi*	67	-37	-44
bonit*	21	-20	0
bonita	-2	-14	15
borde*	-17	-14	31
bordes	-17	-14	31
botas	-38	-61	51
buen	41	-26	-15
buen humor	9	-6	-3
buen precio	64	-49	-19
buen surtido	28	-18	-10
buena	-5	39	-45
buena*	5	-44	25
buenas	5	-44	25
bueni*	-11	7	1
buenisimo	-17	12	2
buenisimo y	44	-27	-16
bueno	-26	40	-20
bueno*	44	-37	-9
buenos	44	-37	-9
buenos dias	-18	-7	25
buenos precios	59	-34	-28
busca*	-33	12	20
buscaba	57	-7	-53
buscando	-56	-24	58
buscar	-3	-47	36
busco	32	-14	-16
cabez*	13	-8	-6
cabeza	13	-8	-6
cada	-29	-8	36
caden*	5	-21	4
cadena	5	-21	4
cafe	-18	-8	26
caja	-48	13	32
caja abierta	-28	-13	37
cajer*	-5	-8	14
cajera	-5	-8	14
calid*	20	-17	-2
calidad	20	-17	-2
calidad precio	39	-29	-11
calle	-66	-23	42
calor	-4	15	-16
camar*	-27	-5	32
cambi*	-6	4	0
cambiar	31	-8	-26
cambiaron	17	-12	-5
cambiaron el	43	-33	-15
cambiaron sin	12	-6	-6
cambie	-22	-20	34
cambio	-34	-31	42
camin*	17	-5	-12
campa*	-19	-17	29
campana	-19	-17	29
campe*	1	-18	13
cance*	-17	-11	28
cara	-11	-15	26
cara de	-41	-11	47
carin*	-4	19	-31
carino	-4	19	-31
caris*	-21	-13	32
carisimo	-21	-13	32
carni*	43	-32	-25
caro	-44	-24	57
caro y	-57	-29	61
carri*	46	-2	-44
carrito	46	-2	-44
carte*	14	-40	16
cartel	-45	-20	53
cartera	73	-57	-55
casa	34	-13	-21
casa y	30	-9	-21
casi	3	-14	9
cayo	51	-21	-44
centr*	31	-24	-19
centro	46	-31	-37
cerca*	35	-22	-12
cercana	40	-25	-15
cercano	29	-20	-10
cero	-81	-37	87
cerra*	-37	36	-5
cerrado	-7	-9	16
cerrar	-41	45	-27
cesta	46	-21	-27
cesta de	46	-21	-27
chava*	-53	-9	56
chaval	-53	-9	56
che	30	-18	-11
chica	16	7	-26
chica*	26	-16	-10
chicas	26	-16	-10
chicl*	-86	37	45
chicle	-86	37	45
chico	10	-5	-4
chido	42	-31	-11
churr*	94	-64	-88
churros	94	-64	-88
cierr*	-17	-12	22
cierran	-23	-11	24
cierran a	43	-38	-13
cierran cuando	-72	14	50
cinco	-67	-20	78
cinco estrellas	-80	-27	90
cita	-26	34	-17
cita a	-61	50	8
clien*	-31	-47	50
cobra*	-55	39	11
cobran	-83	60	17
cobrar	-24	-27	35
cobrarme	47	-5	-44
cobraron	-36	-15	45
coche	28	-20	-8
cocin*	29	-8	-22
cocina	29	-8	-22
coge	-23	-15	34
coger	71	-32	-60
cola	-15	-8	20
cola de	-18	-41	39
colon*	-40	-22	44
colonia	-40	-22	44
color	5	-9	4
color y	5	-9	4
color*	44	-27	-33
colores	44	-27	-33
come	-67	60	5
comid*	-67	85	-63
comida	-67	85	-63
como	20	-6	-13
como a	18	-8	-11
como el	37	-13	-28
como la	19	-7	-12
como si	-46	45	-3
comod*	-20	24	-7
comoda	12	-20	7
compa*	-55	-18	65
compl*	-30	-24	39
completo	-41	-27	46
compr*	19	-6	-13
compra	11	-11	0
compre	30	-1	-34
con	6	6	-13
con bastante	39	-21	-24
con el	12	-9	-2
con la	26	-12	-14
con las	27	-9	-18
con los	57	-9	-51
con mi	-20	42	-60
con moho	-22	-8	30
con mucho	-34	36	-13
con silla	39	-22	-17
con un	39	-16	-23
con una	4	0	-5
conci*	-37	62	-67
concierto	-37	62	-67
conse*	20	-17	-3
conta*	18	49	-67
conte*	6	-10	4
contr*	-55	58	-11
controla	-55	58	-11
coraz*	19	-5	-13
corazon	19	-5	-13
corre*	-2	-21	20
correo	44	-11	-40
corta*	5	-59	32
cortado	4	-68	35
cosa	-19	17	-9
cosa pero	-21	30	-20
cosas	45	-34	-16
cosas y	-9	-4	13
costu*	-35	50	-46
costura	28	-15	-13
crack	22	-14	-8
crema	-1	-60	43
crema que	6	-62	36
crema*	33	-20	-16
cremallera	-5	-5	10
cremalleras	53	-34	-38
crios	31	-18	-14
crist*	-43	-63	51
cristal	-43	-63	51
cuand*	-24	-6	25
cuando	-24	-6	25
cuando les	-72	14	50
cuando me	69	-18	-68
cuatr*	12	-24	11
cuatro	12	-24	11
cuent*	9	-43	13
cuenta	29	-51	-14
da	-43	34	7
da gusto	30	-22	-8
da la	-72	14	50
dan	42	-40	-15
dar	8	-6	-1
dar con	8	-6	-1
de	-3	-3	6
de #	88	-47	-61
de antes	16	-11	-5
de barrio	32	-22	-10
de bebe	51	-8	-46
de buen	9	-6	-3
de diez	41	-16	-25
de escandalo	-45	50	-24
de esta	25	-20	-6
de jardineria	5	29	-48
de la	1	-13	10
de las	52	-26	-34
de lo	21	-19	-3
de los	35	-28	-6
de lujo	-37	45	-36
de mas	7	-5	-2
de mi	-37	-46	63
de precio	32	-31	-2
de quien	-43	46	-6
de reclamaciones	-41	-16	49
de reyes	-70	-17	74
de ruedas	22	-10	-12
de semillas	16	-8	-8
de sitio	49	-31	-23
de sus	-19	-7	25
de toda	44	-24	-21
de todo	12	2	-17
de un	-91	-38	97
de una	38	-25	-16
de vicio	31	-21	-9
decid*	20	-7	-13
deja	-36	-2	38
dejad*	39	-9	-36
dejado	39	-9	-36
dejar*	5	-4	0
dejaron	5	-4	0
dejaron todo	5	-4	-1
deje	-33	-3	34
del #	30	32	-77
del barrio	21	-17	-4
del hombro	-34	-6	38
del mostrador	-49	-19	56
delan*	-57	43	26
delante	-57	43	26
delante de	-25	-21	29
demas*	-58	45	-25
demasiado	-58	45	-25
dentr*	51	-11	-45
dentro	51	-11	-45
depen*	-36	22	15
depende	-43	46	-6
depende de	-43	46	-6
desas*	-18	23	-14
desastre	-18	23	-14
descu*	-1	22	-40
desha*	-24	48	-65
despa*	-77	82	-41
despachan	-77	82	-41
despu*	-9	-5	14
despues	-9	-5	14
devol*	26	-13	-13
devolucion	23	-15	-9
devolucion sin	37	-19	-19
devolvieron	30	-11	-19
devue*	-49	-13	54
dia	-11	35	-36
dia siguiente	13	-10	-4
dias	9	11	-21
dias y	45	-2	-44
dice	-22	-7	29
dice que	-70	-9	71
dicen	-28	-47	63
dicen que	-16	-1	18
diero*	-1	-6	7
dieron	-1	-6	7
diez	-13	-17	29
digan	-52	-19	55
digan que	-52	-19	55
digo	86	-31	-76
dije	4	-7	2
dijer*	-30	-9	33
dijeron	-30	-9	33
dijeron que	-30	-9	33
dijo	-4	-13	15
dijo que	-4	-13	15
diner*	-44	30	11
dinero	-44	30	11
discu*	-49	52	-13
disfr*	41	-18	-31
disfraces	41	-18	-31
dispo*	-18	-13	30
disponible	-18	-13	30
disti*	-16	-26	33
dni	-26	-7	33
dolor	10	-4	-5
domin*	36	-12	-24
domingo	53	-12	-47
domingos	21	-11	-9
domingos y	12	-8	-4
donde	-42	31	8
donde elegir	-38	42	-13
dos	-4	-7	11
dos dias	-14	37	-50
dos tallas	-15	-10	25
dos veces	-3	-6	9
duda	16	-11	-5
duena	52	-42	-13
dueno	-5	-32	29
duro	-77	22	50
econo*	22	3	-32
economico	58	-36	-29
educa*	-1	-7	7
el	-30	12	17
el #	-59	-24	62
el agua	61	-25	-46
el armario	24	-26	-1
el cartel	-45	-20	53
el chaval	-53	-9	56
el chico	10	-5	-4
el coche	26	-22	-4
el de	35	-26	-25
el dia	-70	76	-45
el dinero	-5	-6	12
el dni	-26	-7	33
el horario	-22	27	-13
el local	-71	57	17
el lunes	-19	-4	23
el miercoles	52	-18	-48
el movil	14	-15	0
el optico	-60	42	-4
el pan	-45	71	-63
el paquete	-13	-10	24
el pasillo	-50	45	-22
el pedido	-2	-5	7
el precio	-62	50	-36
el primer	37	-13	-28
el producto	11	-5	-6
el reloj	8	-5	-3
el suelo	-4	-2	6
elegi*	-38	42	-13
elegir	-38	42	-13
embal*	10	-12	2
embalado	10	-12	2
empan*	32	-21	-12
empanadas	32	-21	-12
en	2	-17	15
en #	33	-9	-26
en agosto	20	-14	-10
en caja	-46	50	-21
en casa	37	-21	-17
en el	8	-25	12
en la	-7	-26	24
en media	63	-12	-61
en medio	56	-44	-25
en mi	-25	-39	43
en silla	23	-9	-15
en tienda	-24	-12	33
en toda	-30	-46	43
en un	24	-12	-12
en una	2	-16	7
encan*	-61	70	-38
encar*	-26	-15	33
encim*	-30	-12	42
encima	-26	-11	38
encima de	-23	-8	31
encima del	-34	-6	38
encima me	3	-8	5
encima se	-41	-15	48
encima te	13	-6	-7
encog*	-60	-22	64
enhor*	-38	-23	50
enhorabuena	-38	-23	50
enorm*	69	-20	-64
enorme	69	-20	-64
ensai*	60	-39	-36
ensaimadas	60	-39	-36
enseg*	15	-8	-7
enseguida	15	-8	-7
enseguida y	8	-4	-4
ensen*	32	-17	-15
enseno	41	-25	-19
enseno a	41	-25	-19
enter*	70	-19	-64
entera	70	-19	-64
entra*	14	-14	0
entrar	0	-8	8
entrar y	17	-11	-6
entre	15	6	-25
entre a	-27	54	-58
entre sin	46	-20	-38
entre*	-31	-46	65
entrega	-58	-6	60
entregado	-33	-64	66
entres	-19	-12	30
envio	21	-18	-4
envue*	26	-18	-8
envuelto	17	-7	-10
equiv*	10	-5	-6
equivocado	11	-3	-9
equivoque	13	-8	-8
equivoque de	13	-8	-8
era	4	-12	8
era el	-10	-33	26
era la	58	-3	-57
era y	-6	-4	10
error	-6	-4	11
error al	-6	-4	11
es	-23	34	-12
es de	74	-46	-55
es la	-26	32	-18
es lo	-44	-6	46
es que	32	-34	-10
es un	30	-11	-21
es una	2	9	-11
esa	-37	-10	43
esas	91	-61	-81
escal*	-3	-7	9
escan*	-45	50	-24
escandalo	-45	50	-24
escon*	-18	-67	57
ese	-1	-9	11
eso	14	-30	12
eso que	13	-8	-5
eso si	4	-55	35
espec*	-18	-14	29
espectaculo	-34	-10	38
espej*	32	-8	-24
espejo	32	-8	-24
esper*	4	7	-13
espera	-7	43	-60
esperar	4	-13	9
esta	-23	43	-23
esta al	-77	82	-67
esta marca	25	-20	-6
estab*	19	-1	-19
estaba	20	6	-28
estaban	11	-26	14
estam*	-24	-3	28
estamos	-24	-3	28
estamos en	-15	-2	17
estan*	13	-5	-8
estanteria	21	-2	-18
estanteria #	21	-2	-18
estanterias	1	-8	8
este	-36	47	-60
estre*	-82	-24	93
estrellas	-82	-24	91
estrellas por	-49	-13	51
estup*	-5	27	-38
estupendo	6	6	-25
etiqu*	-20	-3	24
etiqueta	-20	-3	24
euros	8	-37	17
euros un	-41	-12	45
excel*	5	-27	12
excelente	5	-27	12
exist*	-37	36	-6
expli*	-12	-1	13
explicacion	-40	-15	53
explico	43	-5	-39
explico como	57	-7	-53
fa	-22	37	-17
facil	14	-10	-4
facil y	19	-13	-6
falta	57	-11	-48
falta y	33	-17	-15
falta*	-39	-4	42
famil*	-16	26	-34
familia	-36	41	-37
farma*	26	-47	-5
fin	28	-20	-13
fin alguien	15	-8	-6
fisic*	-42	34	-8
flore*	-72	29	19
flores	-72	29	19
fresc*	34	-19	-15
frio	-51	50	-5
frio y	-1	-17	15
fu	-22	37	-17
fu ni	-22	37	-17
fue	-55	-7	52
fuera	29	-14	-15
fui	-94	48	40
fui a	-69	-5	71
funci*	-50	-27	63
funciona	-24	-16	38
funciona y	-17	-8	24
gafas	11	21	-44
gana	-72	14	50
garan*	-37	-49	67
garantia	-37	-49	67
gasta*	26	-9	-18
gener*	-4	26	-29
genero	-4	26	-29
genia*	-25	35	-26
genial	-25	35	-26
gente	1	22	-28
gente maja	-50	51	-8
gente mas	24	-16	-8
gente pero	-5	27	-45
googl*	-8	-10	18
google	-8	-10	18
graci*	19	-11	-8
gracias	24	-13	-10
gracias por	24	-16	-9
gradu*	-4	-9	10
gran	24	-17	-6
grand*	-29	22	-1
grandes	-32	34	-16
grati*	41	-13	-30
gratis	41	-13	-30
guard*	-27	-24	41
guarr*	-42	-27	58
guita*	-27	57	-52
gusta	23	-17	-6
gusto	28	-20	-7
h	1	-17	10
ha	-22	-11	32
ha dejado	39	-9	-36
ha quedado	21	-12	-9
habia	10	4	-18
habia gente	34	-32	-2
habia una	-46	50	-21
habia*	36	-18	-25
habian	36	-18	-25
habla*	-9	-44	40
hablan	21	-58	10
hace	54	-12	-44
hacen	54	-44	-39
hacia	67	-9	-60
han	-81	90	-45
hasta	37	-10	-26
hasta dar	8	-6	-1
hasta los	12	-7	-5
hasta me	63	-15	-55
hasta que	47	-19	-32
hay	-14	61	-53
hay de	-15	32	-41
he	-37	-12	46
hecha*	33	-35	-5
hechas	33	-35	-5
hecho	43	-3	-42
herma*	20	-6	-14
hermana	26	-6	-20
hicie*	19	-14	-5
hicieron	19	-14	-5
hicieron la	45	-20	-27
hijo	-71	-13	71
hijo por	-71	-13	71
hoja	-41	-16	49
hoja de	-41	-16	49
hombr*	-42	-13	46
hombro	-34	-6	38
honra*	44	-13	-33
hora	25	-21	-9
hora de	-50	-23	54
hora y	-20	-45	40
horar*	-43	5	31
horario	-43	5	31
horario de	-54	15	29
horas	28	-11	-22
hoy	39	-14	-35
huele	-29	-8	36
huele a	-29	-8	36
humor	-31	-11	37
iba	27	-37	6
iba a	51	-44	-11
idea	-46	-29	62
idea de	-53	-33	60
impec*	46	-29	-24
impecable	52	-39	-31
impos*	65	-38	-60
imposible	65	-38	-60
imposible aparcar	27	-32	-16
impre*	-3	-11	7
inmej*	10	-8	-2
inmejorable	10	-8	-2
inter*	-36	-7	42
internet	-42	-5	45
invie*	-1	-56	31
inviernos	61	-22	-46
ir	-69	-16	73
jardi*	34	15	-60
jardin	47	-11	-46
jardineria	5	29	-48
jugue*	-47	-22	52
justo	3	-16	10
la	5	-11	6
la #	-60	58	-14
la app	28	-23	-8
la bateria	45	-9	-38
la cabeza	19	-9	-11
la caja	-42	-6	46
la cajera	-5	-8	14
la calle	-66	-23	42
la chica	38	-18	-23
la cocina	29	-8	-22
la cola	11	-3	-9
la compra	-1	-9	10
la costura	28	-15	-13
la cremallera	-5	-5	10
la de	36	-25	-12
la duena	55	-47	-12
la etiqueta	-29	-4	33
la garantia	-12	-14	25
la mesa	-51	32	7
la mitad	-5	-7	12
la nevera	69	-13	-68
la noche	-27	-18	34
la pena	56	-40	-31
la persiana	11	-19	2
la pieza	37	-13	-26
la primera	-45	34	1
la puerta	-32	-27	40
la seccion	33	-27	-8
la senora	52	-13	-44
la talla	16	-8	-9
la tarde	-3	-52	26
la tienda	-29	-9	37
la vida	35	-12	-29
la web	5	3	-8
lado	-56	66	-41
lado del	-77	82	-67
lampa*	-88	44	13
las	-8	-1	9
las #	-78	83	-34
las cosas	-9	-4	13
las de	68	-57	-16
las diez	-53	-22	61
las dos	29	-29	-8
las gafas	-28	36	-17
las nueve	-21	-28	41
las once	-49	-22	54
las piernas	-31	-11	34
las que	48	-52	-32
las tres	-10	-6	15
lavad*	-16	-10	27
le	-8	-5	13
lean	-37	-10	43
lejia	-80	53	18
lenti*	-4	-11	9
lentillas	-4	-11	9
lento	12	-59	35
lento*	25	-55	5
lentos	25	-55	5
les	-59	50	2
les da	-72	14	50
les molesta	-19	-12	30
les quedaba	24	-14	-10
libre*	91	-52	-61
libreria	61	-57	-8
limpi*	-27	-22	45
limpio	20	-15	-5
limpio y	17	-13	-3
limpisimo	16	-9	-6
listo	40	-20	-20
llama*	36	-13	-26
llamaron	47	-3	-44
llamaron a	47	-3	-44
llamo	-15	-2	17
llega	-55	33	12
llega*	-80	-20	81
llegar	-59	-19	45
llegara	-60	-5	60
llego	50	-36	-16
llegu*	35	-26	-26
llegue	35	-26	-26
lleva	-6	-18	20
lleva*	68	-6	-64
llevaba	41	-3	-38
llevaba meses	51	-2	-50
lleve	-6	-8	13
llevo	76	-20	-68
llora*	56	-45	-24
lo	-9	5	4
lo cambiaron	7	-4	-2
lo de	29	-10	-20
lo dejaron	5	-4	-1
lo lean	-37	-10	43
lo malo	80	-46	-69
lo mas	38	-28	-11
lo mejor	43	-24	-19
lo pidieron	24	-14	-10
lo que	-23	-7	28
lo recomiendo	-11	-17	27
local	-37	32	0
los	32	-11	-21
los crios	31	-18	-14
los de	16	-11	-5
los domingos	22	-12	-10
los pasillos	-70	-34	74
los precios	-123	38	70
los progresivos	25	-8	-17
los sabados	47	3	-62
los zapatos	32	-30	-14
luego	-13	-5	18
lujo	-37	45	-36
lunes	35	-14	-28
macet*	17	19	-54
macetas	17	19	-54
madre	49	-16	-36
madre va	55	-12	-51
maja	-44	45	-7
majis*	71	-63	-25
mal	-2	-30	30
mal la	-6	-4	10
mal que	21	-14	-7
mala	31	-15	-19
maled*	-12	-10	22
malet*	-22	-13	31
malo	22	-41	1
manan*	-74	-29	81
manana	-74	-29	81
manda*	-31	-6	35
mandaron	-33	-6	36
mandaron a	-33	-6	36
mando	64	-14	-60
mano	-60	51	-7
manua*	34	-20	-16
maqui*	11	-7	-3
marav*	3	8	-14
maravilla	39	-23	-17
marca	11	-13	2
mas	35	-23	-15
mas de	60	-31	-37
mas que	79	-34	-74
me	9	-9	1
me atendieron	2	-10	9
me atendio	-39	-33	47
me avisaron	24	-14	-10
me cambiaron	21	-19	-2
me cayo	51	-21	-44
me cobraron	-36	-15	45
me dice	16	-8	-8
me dieron	-1	-6	7
me dijo	-4	-13	15
me enseno	41	-25	-19
me equivoque	13	-8	-8
me explico	43	-5	-39
me gusta	28	-22	-8
me ha	20	-14	-8
me habian	36	-18	-25
me han	-32	38	-14
me hicieron	41	-16	-25
me la	-51	-4	53
me las	28	-20	-13
me lo	53	-13	-42
me midieron	36	-18	-22
me recomendaron	-35	-20	44
me vendieron	-25	-9	33
media	-2	-16	17
media hora	55	-9	-53
medid*	19	-8	-13
medida	20	-9	-14
medio	37	-38	-6
medio*	21	-17	-4
mediodia	21	-17	-4
mejor	6	-2	-5
mejor de	46	-27	-20
menos	-7	3	4
menos mal	21	-14	-7
menti*	-69	-9	71
merec*	61	-34	-31
merece	47	-26	-27
merecio	56	-40	-31
merecio la	56	-40	-31
mes	-3	-19	10
mesa	-17	14	2
meses	2	10	-10
mi	11	-7	-4
mi abuela	53	-27	-32
mi abuelo	61	-36	-51
mi hermana	26	-6	-20
mi hijo	-71	-13	71
mi madre	50	-12	-43
mi numero	-37	-44	49
mi padre	16	-14	-5
mi vida	18	-9	-10
mia	66	-18	-62
midie*	36	-18	-22
midieron	36	-18	-22
mient*	45	-1	-44
mientras	45	-1	-44
mierc*	52	-18	-48
miercoles	52	-18	-48
mil	28	-18	-10
minut*	7	-13	3
minuto	66	-16	-60
minutos	-29	-12	36
miran	-34	-6	38
miran por	-34	-6	38
mirar*	-58	59	-41
miro	59	-19	-53
mis	46	-46	-13
mitad	-26	-13	40
mitad de	-44	-17	58
model*	52	-37	-32
moho	-22	-8	30
moles*	-19	-12	30
molesta	-19	-12	30
molesta que	-19	-12	30
momen*	4	-6	3
momento	4	-6	3
monta*	27	-11	-16
montaron	-28	-7	32
montaron la	6	-2	-3
monto*	-46	58	-24
monton	-46	58	-24
monton de	-32	39	-16
mosca*	-37	-10	45
moscas	-37	-10	45
mostr*	-45	-14	53
mostrador	-45	-14	53
movil	14	-15	0
mucha	-22	31	-9
mucha variedad	-33	37	-8
mucha*	-6	-67	35
muchas	-17	-76	41
mucho	-65	52	2
mundi*	18	-32	-1
mundial	18	-32	-1
mundo	62	-36	-53
muy	23	-13	-10
muy amables	-8	24	-25
muy bien	37	-23	-15
muy buen	31	-21	-9
muy buena	-21	42	-41
muy buenos	60	-53	-15
muy mala	-8	-7	16
muy profesionales	24	-18	-7
nada	-5	-26	26
nada que	47	-17	-33
nada y	-1	-43	16
nadie	-5	1	1
nadie sabe	-66	-25	52
navid*	13	-17	1
navidad	13	-17	1
neces*	7	-15	6
negro	-66	-20	69
never*	69	-13	-68
nevera	69	-13	-68
ni	-15	13	1
ni en	92	-30	-91
ni fa	-22	37	-17
ni fu	-22	37	-17
ni idea	-13	-10	23
ni lo	-77	20	52
ni nada	-17	-32	29
ni se	36	-60	-5
ni una	-32	-33	44
ningu*	52	-17	-39
ningun	18	-14	-3
ninguna	7	-17	10
ninguna pega	22	-17	-4
ninguno	59	-18	-54
nino	61	-4	-59
nivel	60	-26	-55
no	11	-4	-7
no abren	86	-52	-74
no era	-9	-7	15
no funciona	-17	-8	24
no habia	23	-24	-13
no hay	70	-44	-55
no le	-33	-34	49
no les	24	-14	-10
no lo	-88	27	61
no me	-6	-10	16
no nos	-32	-7	35
no que	-53	-35	58
no quedaba	-44	-32	62
no se	28	27	-68
no te	26	-10	-16
no tenia	-21	-28	38
no visto	23	-8	-15
no vuelvo	-25	-7	32
noche	-27	-18	34
nombr*	80	-36	-63
nombre	78	-41	-68
norma*	-33	43	-18
normal	-17	20	-4
normalito	-60	66	-33
nos	-21	-6	27
nos vendieron	-13	-5	17
not a	58	-10	-56
not al	28	-22	-7
not aqui	85	-11	-83
not cita	46	-20	-38
not como	-16	-13	25
not con	18	-8	-14
not de	-66	-49	79
not del	-47	-39	55
not el	18	-22	-6
not en	79	-23	-65
not entrar	-17	-4	22
not falta	52	-18	-37
not he	-36	-7	40
not la	80	-15	-75
not las	54	-13	-49
not le	-33	-34	49
not les	27	-17	-10
not lo	-65	21	45
not mal	30	-20	-10
not mala	61	-27	-52
not me	40	-13	-28
not mi	-44	-57	53
not nada	-17	-32	29
not nadie	37	32	-88
not ni	-55	33	10
not ninguno	69	-15	-69
not no	-41	-34	53
not nos	-32	-7	35
not otro	1	41	-49
not poner	28	-24	-4
not por	27	-9	-18
not que	7	-38	23
not quedaba	24	-14	-10
not se	43	21	-82
not si	30	-6	-25
not te	26	-10	-16
not tenia	-15	-44	29
not tiene	32	29	-63
not una	11	-28	3
not vale	-57	-36	62
not vendieron	19	-5	-14
not visto	23	-8	-15
not y	6	-21	11
nota	-4	30	-39
nueva	26	-11	-14
nueva y	26	-11	-14
nueve	-21	-28	41
nuevo	0	-21	16
numer*	-85	-17	80
numero	-70	-52	83
nunca	-1	-13	12
nunca tienen	-32	-10	40
ocho	-11	-6	18
odise*	-37	30	-11
odisea	-37	30	-11
ojala	75	-26	-70
once	-49	-22	54
onlin*	3	-8	5
online	3	-8	5
optic*	-44	22	16
optico	-60	42	-4
orden*	25	-12	-13
ordenadito	21	-13	-8
ordenado	17	-13	-4
origi*	-48	-23	52
original	-48	-23	52
os	18	8	-28
otra	-94	40	56
otro	-15	41	-28
pacie*	40	-32	-9
paciencia	40	-32	-9
paciencia con	15	-8	-6
padre	21	-15	-8
pagar	-14	16	-3
palab*	54	-11	-52
palme*	59	-50	-48
palmeras	59	-50	-48
pan	-38	65	-56
paque*	-16	-8	24
paquete	-16	-8	24
para	-17	8	8
para el	-8	-19	27
para ese	5	-13	8
para mi	-3	-5	8
para que	-68	-15	76
para regalo	-56	57	-11
para un	52	-24	-30
para una	15	-54	6
parec*	-25	23	-3
parece	-57	40	9
parece que	-42	20	19
parece un	-53	47	-5
parki*	-8	-18	25
parking	-8	-18	25
parking gratis	41	-13	-30
parte*	0	-9	8
partes	0	-9	8
parti*	12	-5	-7
partido	12	-5	-7
pasab*	41	-13	-32
pasaba	41	-13	-32
pasad*	11	-19	8
pasada	11	-19	8
pasada de	41	-24	-17
pasil*	-58	11	42
pasillo	-50	45	-22
pasillos	-47	-33	61
paste*	47	-19	-33
patin*	-4	-15	18
patinete	-4	-15	18
pavos	-4	-58	50
pedi	9	-14	-1
pedid*	-5	10	-6
pedido	-5	10	-6
pedir	-39	-15	45
pega	22	-17	-4
pegas	54	-53	-19
pelus*	-16	-11	28
pelusas	-16	-11	28
pena	56	-40	-31
pendi*	47	-17	-31
pense	42	-4	-41
peor	-53	26	21
peque*	66	-53	-41
pequena	66	-53	-41
perch*	-56	-33	61
perdi*	25	-32	-1
perfe*	52	-41	-13
perfecto	60	-57	-13
pero	-52	64	-15
pero cierran	-13	26	-37
pero con	-74	78	-38
pero la	71	-68	-8
pero las	26	5	-49
pero lo	-68	73	-28
perro	-54	-9	59
persi*	-15	-19	29
persiana	-10	-22	25
persiana bajada	-35	-21	42
perso*	-48	48	-6
persona	-6	-23	26
personal	-58	64	-24
pesim*	-5	-8	14
pesima	-5	-8	14
pesima atencion	-5	-8	14
pidie*	16	-9	-6
pidieron	24	-14	-10
piel	33	-35	-10
piern*	-31	-11	34
piernas	-31	-11	34
pieza	21	-10	-12
pieza que	41	-16	-31
pilas	40	44	-86
pintu*	-76	51	3
pintura	-73	55	-9
plant*	4	-14	5
plantas	-13	-11	7
plantillas	-10	-8	17
poca	-37	17	16
poco	-5	30	-45
ponen	-74	-43	85
poner	18	-17	-1
poner*	57	-7	-53
pongo	-28	-7	34
poqui*	-2	-53	40
por	-29	-16	45
por el	-55	-19	65
por encima	-30	-7	36
por fin	15	-8	-6
por la	-23	-22	36
por tocar	-69	26	51
por todas	0	-9	8
por todo	20	-14	-7
por un	-1	-4	6
por una	-29	-26	43
por whatsapp	-15	33	-42
porqu*	-20	22	-8
porque	-20	22	-8
porque no	-50	-51	65
preci*	-31	21	10
precio	-27	30	-8
precio de	-46	46	-5
precios	-56	17	37
precios de	49	-34	-15
preciosa	15	18	-38
precioso	27	-19	-8
pregu*	-23	-11	32
pregunte	-10	-6	16
pregunte por	-10	-6	16
pregunto	-16	-13	20
pregunto por	-16	-13	20
prepa*	6	-25	17
prime*	17	0	-17
primer	23	-12	-12
primer dia	37	-13	-28
primera	25	7	-31
primera y	-19	-10	28
proba*	6	-43	28
probador	-52	-52	61
probar	51	-45	-20
probl*	35	-25	-9
problema	45	-35	-13
produ*	16	-8	-8
producto	11	-5	-6
productos	20	-10	-10
profe*	26	-18	-8
profesional	24	-13	-10
profesionales	24	-18	-7
progr*	65	-12	-60
progresivos	25	-8	-17
prote*	-29	-12	38
prueb*	32	-8	-23
prueba	32	-8	-23
puede	-13	36	-38
puert*	-26	-17	35
puerta	-28	-22	36
puerta y	27	-6	-21
pues	-15	63	-76
puest*	35	-25	-26
puesta	35	-25	-26
puso	-73	-28	75
que	2	-10	8
que busco	31	-17	-15
que el	25	20	-50
que en	34	-17	-16
que entres	-19	-12	30
que era	32	-8	-24
que es	-23	10	12
que gente	24	-16	-8
que ha	-62	-3	63
que ir	-69	-16	73
que la	-52	28	26
que le	-14	20	-6
que les	22	-14	-12
que lo	-24	-11	35
que me	-5	-21	23
que media	11	-4	-7
que nivel	60	-26	-55
que no	60	-18	-44
que quieres	-63	51	-36
que sabe	43	-19	-29
que se	-24	-26	39
que te	-78	60	-4
que tienen	-22	-33	41
que ya	-22	-3	24
queda	25	-10	-17
queda*	-10	20	-11
quedaba	20	-18	-3
quedado	-30	37	-16
quedo	61	-17	-55
queri*	-5	-20	17
queria	26	-7	-19
querian	-30	-31	43
queso*	27	-18	-10
quesos	27	-18	-10
quien	-20	-31	44
quien te	-43	46	-6
quier*	2	39	-68
quieres	-63	51	-36
quita*	-29	-13	40
rampa	7	-5	-2
rapid*	-19	7	4
rapido	-26	32	-26
rapidos	23	-18	-5
rapidos y	23	-18	-5
re	38	-22	-16
recla*	-73	48	2
reclamaciones	-41	-16	49
recog*	-16	-15	30
recoger	-61	-24	66
recogi	-25	-4	28
recogida	32	-17	-14
recom*	-1	-19	21
recomendable	55	-30	-33
recomendaron	-35	-20	44
recomiendo	4	-17	13
refor*	-55	58	-66
regal*	-53	30	27
regalo	-64	38	30
regul*	-52	61	-35
regular	-52	61	-35
reina	23	-9	-15
relac*	39	-29	-11
relacion	39	-29	-11
relacion calidad	39	-29	-11
reloj	4	-11	7
repet*	19	-14	-4
reser*	65	-21	-56
resul*	37	-26	-11
reyes	-70	-17	74
rico	62	-56	-24
rompi*	6	-5	-1
rompio	6	-5	-1
rota	37	-15	-30
roto	-18	-61	57
rueda	28	-12	-20
rueda*	22	-10	-12
ruedas	22	-10	-12
sabad*	47	3	-62
sabados	47	3	-62
sabe	-2	-6	7
sabe nada	-66	-25	52
saben	-8	38	-72
sabla*	-45	-19	51
sablazo	-45	-19	51
sale	20	16	-67
salen	-39	-66	56
sali	-13	-13	21
sali con	-13	-13	21
salio	31	-9	-23
salir	-45	0	41
salvo	0	-78	63
sarte*	44	-60	12
se	-9	17	-8
se come	-67	60	5
se lleva	-16	-22	26
se me	64	-21	-48
se nota	-4	30	-39
se puede	-13	36	-38
se rompio	-9	-5	14
secas	66	-58	-16
secci*	33	-27	-8
seccion	33	-27	-8
seccion de	33	-27	-8
segui*	-3	-2	5
segun	-21	-4	18
segun el	-64	18	41
segun*	-20	17	0
segur*	-9	19	-14
seguro	30	-18	-12
seis	-18	-15	29
seman*	-17	-14	31
semana	-13	-22	31
semanas	-18	-5	24
semil*	16	-8	-8
semillas	16	-8	-8
senor	-61	15	40
senor*	10	22	-37
senora	11	25	-44
servi*	-69	-65	91
servicio	-69	-65	91
servicio tecnico	-52	-64	74
si	-8	-14	19
si no	25	-39	-10
si pero	-19	22	-12
siemp*	-6	0	4
siempre	-6	0	4
siempre de	9	-6	-3
siempre tienen	31	-17	-15
siete	36	-12	-23
sigue	-1	-9	9
sigue en	-33	-4	35
sigui*	-4	-11	15
siguiente	-1	-14	15
siguio	-9	-7	16
silla	26	-12	-14
silla de	22	-10	-12
silli*	-35	-10	39
simpa*	-41	47	-22
sin	29	-5	-25
sin cita	46	-20	-38
sin cobrarme	47	-5	-44
sin mas	16	-6	-29
sin poner	28	-24	-4
sin ticket	12	-8	-7
sin una	55	-12	-52
sitio	9	12	-29
sitio para	-68	47	-21
sola	-31	38	-14
sola caja	-55	30	6
solo	-43	-8	48
solo por	-5	-3	8
son	-41	21	12
sonri*	-3	10	-8
sonrisa	24	-16	-7
stock	2	-5	3
su	-3	31	-32
suben	26	-69	33
subie*	6	36	-59
subieron	47	-12	-45
suela	19	-10	-10
suelo	-55	-23	62
super	-24	-25	38
surti*	14	7	-22
surtido	12	11	-25
surtido de	28	-18	-10
sus	-19	-7	25
talla	-5	-10	14
talla*	-13	-13	26
tallas	-13	-13	26
talle*	33	-25	-8
taller	33	-25	-8
tambi*	-49	18	26
tambien	-49	18	26
tampo*	15	-23	6
tampoco	15	-23	6
tan	2	-25	15
tanto	-21	53	-55
tarde	-23	-48	48
tarde y	-25	-51	41
tardo	10	20	-40
tarje*	51	-15	-40
tarjetita	51	-15	-40
te	-23	16	5
te asesoran	-17	30	-19
te despachan	-77	82	-41
te dicen	0	-10	10
te digan	-52	-19	55
te toque	-43	46	-6
tecni*	-5	-74	69
tecnico	-59	-58	80
tela	-46	-17	57
telas	35	-29	-20
telef*	33	-21	-20
telefono	33	-21	-20
tenei*	-59	69	-54
teneis	-59	69	-54
tengo	-37	-11	44
tenia	51	-20	-35
tenia en	45	-13	-40
tenia ni	-13	-10	23
tenia*	87	-33	-80
tenian	87	-33	-80
ticke*	24	-10	-17
ticket	24	-10	-17
tiend*	-15	-6	20
tienda	-17	-6	22
tienda de	-11	1	0
tienda dice	-70	-9	71
tiene	-4	-7	0
tiene*	3	-8	2
tienen	-11	4	5
tienen lo	31	-17	-15
tienes	28	-62	-6
tocar	-69	26	51
tocar un	-69	26	51
toda	33	-44	-1
toda la	10	-47	26
todas	24	-14	-10
todas las	42	-19	-29
todas partes	0	-9	8
todo	32	-9	-23
todo bien	57	-35	-32
todo con	12	-6	-5
todo muy	21	-11	-9
todo y	40	-26	-15
todos	43	-27	-21
tomat*	65	-37	-56
tomates	65	-37	-56
toque	-43	46	-6
torci*	61	-13	-59
total	-15	-21	30
traba*	-18	28	-27
trabajo	-18	28	-27
trata*	14	-7	-8
trato	-2	6	-9
trato cercano	29	-20	-10
trato de	18	-24	2
treme*	45	24	-74
tren	60	-48	-42
tren y	60	-48	-42
tres	2	-10	8
tres dias	45	-2	-44
tres semanas	-28	-6	34
tres veces	-2	-6	8
tu	7	-34	17
tuve	-7	-12	19
tuve que	-7	-12	19
tuvo	60	-5	-57
ultim*	-18	-11	28
un	6	-17	11
un cafe	3	-5	2
un crack	22	-14	-8
un desastre	-18	23	-14
un espejo	29	-3	-25
un minuto	66	-16	-60
un monton	-32	39	-16
un poco	29	-13	-40
un reloj	0	-18	16
un senor	11	-7	-4
un surtido	-59	65	-37
una	-3	-3	6
una caja	-5	-7	13
una odisea	-37	30	-11
una pieza	-1	-6	5
una reina	23	-9	-15
una semana	-34	-20	44
una senora	-3	21	-29
una sola	-52	18	19
una sonrisa	28	-19	-9
una tarjetita	51	-15	-40
una tienda	-34	43	-41
unas	7	-12	5
uno	-22	47	-40
unos	27	-8	-19
usar	-44	-9	49
va	42	-42	-7
vacia*	-20	-9	29
vacias	-20	-9	29
vale	-54	-55	82
van	-49	52	-11
varie*	7	2	-10
variedad	7	2	-10
veces	-41	14	25
vecin*	22	-9	-12
vecinos	22	-9	-12
veint*	-55	11	40
veinte	-55	11	40
veinte minutos	-29	-27	35
ven	-53	-30	58
vende*	-55	43	-6
venderme	-15	-23	27
vendi*	-44	-21	58
vendieron	-23	-8	31
vendieron un	-6	-4	10
venia	16	-9	-6
venia*	-34	-54	42
venian	-34	-54	42
ver	-77	31	37
veran*	-37	68	-75
verano	-37	68	-75
vergu*	-60	57	-2
verguenza	-60	57	-2
vez	-42	-13	49
vi	41	-10	-38
vi en	41	-10	-38
vicio	31	-21	-9
vida	-7	18	-16
vieja	36	-9	-28
vino	-27	-34	40
visit*	12	10	-26
visita	12	10	-26
visto	58	-11	-54
visto y	23	-8	-15
volve*	3	10	-16
volvere	-12	22	-16
volveremos	36	-21	-15
volvi	-21	-22	31
voy	7	-10	2
voy a	7	-10	2
vuelt*	48	-13	-46
vuelta	48	-13	-46
vuelv*	-57	-61	86
vuelvo	-25	-7	32
web	7	0	-7
web es	-9	21	-17
web y	41	-20	-22
whats*	-15	33	-42
whatsapp	-15	33	-42
x	-10	-12	18
y	10	-14	5
y a	42	-36	-13
y al	-2	-13	11
y aqui	54	-11	-51
y atentos	21	-15	-6
y barato	49	-35	-17
y bien	52	-29	-27
y con	-13	-30	40
y cuando	-23	-10	28
y de	38	-12	-26
y dos	14	-11	-2
y el	-7	-16	23
y en	61	9	-75
y encima	-24	-13	37
y eso	10	-11	1
y esta	9	-5	-3
y hasta	29	-12	-17
y hay	61	-17	-57
y la	28	-19	-9
y lo	8	-9	0
y malo	-57	-29	61
y me	22	-10	-12
y media	-65	-31	79
y muy	21	-17	-5
y nadie	-7	-10	18
y ni	24	-11	-16
y no	50	-11	-39
y ordenado	14	-10	-4
y por	-21	-6	27
y que	49	-26	-36
y sali	-36	-16	40
y se	-46	-17	53
y siempre	9	-6	-3
y sin	61	-27	-52
y tan	-25	-16	33
y te	16	-34	4
y todo	29	-30	-2
y trato	24	-16	-7
y un	-17	-8	23
y una	52	-21	-32
y ya	29	-44	-2
ya	0	-20	17
ya estaba	19	-11	-9
ya no	19	-39	11
ya se	-20	-5	25
yo	-36	37	-12
zapat*	15	-15	0
zapatillas	11	-5	-6
zapatillas de	4	-5	1
zapatos	35	-27	-14
❤	13	-10	-3
🔥	23	-15	-9
😍	9	-6	-3
🙌	18	-13	-5`;
