// Written by tools/review-analysis/train-opinions.ts.
export const fr = `#	-24	7	17
# euros	-30	-14	43
# h	26	-10	-16
# jours	-32	-9	38
# minutes	-64	48	13
^ #	-35	-11	45
^ a	-14	-4	18
^ accueil	0	6	-9
^ article	4	-11	7
^ attente	-13	-18	31
^ au	-23	-67	50
^ beaucoup	39	-10	-41
^ bof	-56	51	-25
^ bon	8	13	-27
^ bonjour	-46	-4	25
^ bonne	36	-23	-14
^ boutique	-8	-12	20
^ bravo	-45	-51	65
^ c	-69	64	-19
^ ca	-33	17	13
^ chapeau	46	-13	-36
^ colis	9	-15	7
^ commande	11	-9	-2
^ correct	-49	58	-24
^ de	32	-23	-9
^ deux	-21	-17	36
^ elle	-24	-8	32
^ equipe	16	-8	-8
^ ferme	-13	-7	21
^ franchement	15	-12	-3
^ genial	-10	-20	22
^ grand	11	-9	-2
^ il	-23	39	-18
^ ils	5	-5	-1
^ impossible	-7	-5	12
^ j	2	-13	12
^ jamais	3	-19	13
^ je	1	-13	13
^ la	3	14	-23
^ large	-17	34	-25
^ le	-4	-10	14
^ les	38	-39	-6
^ livraison	24	-14	-11
^ livreurs	5	-5	-1
^ ma	28	-22	-8
^ magasin	1	-18	16
^ meme	-20	-10	27
^ merci	-15	-58	43
^ moyen	-55	63	-33
^ on	-37	29	7
^ ouvert	21	-13	-8
^ parfait	23	-14	-8
^ pas	-12	24	-14
^ peinture	-71	-56	73
^ personnel	1	6	-13
^ premiere	16	-14	-3
^ pris	-32	-23	40
^ prix	18	2	-21
^ que	20	-10	-10
^ quel	-33	-32	52
^ rayon	-44	60	-53
^ recu	1	-5	3
^ rien	9	2	-10
^ super	-12	39	-47
^ toujours	18	-14	-4
^ tout	-1	-18	16
^ tres	17	-3	-21
^ trois	-31	-36	54
^ trop	6	-48	32
^ un	-1	10	-15
^ une	24	-20	-3
^ vendeur	-32	35	-16
^ 😍	30	-13	-16
a	7	-6	-1
a #	-6	5	0
a demande	57	-6	-55
a du	20	-19	0
a fait	19	-13	-5
a fuir	-28	-6	35
a l	50	-9	-46
a la	-14	4	9
a lache	3	-11	8
a mon	2	-16	13
a montre	23	-27	3
a pas	16	-10	-6
a plus	2	-10	7
a redire	25	-15	-9
a tomber	35	-12	-25
a une	-14	-8	22
a vendu	-12	-26	34
acceu*	-5	-8	13
acceuil	-5	-8	13
accue*	17	-11	-8
accueil	11	-6	-8
achat	36	-23	-14
achet*	-12	-3	15
achete	3	6	-9
adora*	-36	45	-17
adorable	-42	50	-22
adore	30	-15	-15
adres*	57	-47	-39
adresse	57	-47	-39
affai*	-58	59	-12
affic*	-8	-6	13
affiche	-6	-4	10
agrea*	34	-19	-15
agreable	34	-19	-15
agreable et	16	-12	-3
ai	-10	3	7
aille*	2	-10	8
ailleurs	2	-10	8
aimab*	-8	-6	14
aimable	-8	-6	14
alors	31	-52	19
alors que	-8	-25	31
ancie*	61	-14	-50
ancien	44	-10	-38
ancienne	57	-19	-48
annon*	-32	-9	38
annonce	-32	-9	38
annonce #	-32	-9	38
annul*	-15	-14	29
annulee	-6	-4	10
ans	-17	-4	21
appar*	5	-9	5
appareil	5	-9	5
appel*	-29	-20	39
apres	60	-28	-36
apres midi	73	-57	-48
argen*	30	-7	-23
argent	33	-9	-28
arriv*	27	-20	-8
arrive	5	-6	1
artic*	4	-11	7
article	4	-11	7
assie*	0	-7	8
atten*	-13	0	13
attendre	-28	31	-10
attente	-7	5	1
au	-22	-2	23
au bout	-26	-5	31
au premier	0	-6	6
au telephone	-9	-2	12
au top	37	-16	-20
aucun	2	-12	11
aucun*	8	-17	9
aucune	8	-17	9
audit*	43	-18	-33
aussi	-89	94	-49
autre*	-50	51	-43
autres	-50	51	-43
aux	21	-14	-7
avais	28	-14	-14
avanc*	58	-56	-10
avance	58	-56	-10
avant	-46	32	-4
avant de	23	-12	-12
avec	17	-12	-4
avec la	11	-8	-3
avec le	18	-13	-7
avec mon	-8	-11	21
avec un	55	-37	-33
avez	-13	-8	21
avoir	-7	7	-2
balan*	-13	-5	19
balance	-13	-5	19
balance le	-13	-5	19
bas	21	-9	-13
beauc*	37	-14	-26
beaucoup	37	-14	-26
beaucoup de	52	-13	-53
beaucoup trop	-14	-10	24
bien	-12	22	-9
bien emballe	12	-8	-3
bien range	9	-8	-2
bluff*	-39	-32	47
bof	-56	51	-25
boite	51	-28	-28
boite*	18	-15	-3
boites	18	-15	-3
bon	38	4	-44
bon conseil	7	20	-35
bonhe*	-7	-20	22
bonheur	-7	-20	22
bonjo*	-39	-6	30
bonjour	-39	-6	30
bonne	-3	20	-24
bonne humeur	18	-15	-3
bonne*	35	-29	-5
bonnes	35	-29	-5
bons	58	-54	-7
bons conseils	35	-34	-2
bouch*	-46	41	-13
boucher	-46	53	-53
bouil*	32	-29	-9
bouilloire	32	-29	-9
bouqu*	-35	-16	40
bouquet	-35	-16	40
bout	-20	-6	26
bout d	-45	-8	49
bout de	-1	-4	5
bouti*	-40	-20	55
boutique	-40	-20	55
bravo	-45	-51	65
budge*	29	-10	-20
budget	29	-10	-20
buffe*	-57	38	8
buffet	-57	38	8
c	-25	21	-1
c est	-26	20	-1
c etait	-14	14	-4
ca	-10	12	-4
ca sent	-35	-15	46
ca vaut	23	-13	-10
cabin*	-10	-7	17
cabines	-10	-7	17
cadea*	26	-23	-6
cadeau	26	-23	-6
cafe	10	-7	-3
caiss*	-13	9	4
caisse	-17	13	5
caisse une	-8	-12	20
canap*	7	-8	1
canape	7	-8	1
car	-6	-9	15
carto*	-15	6	8
carton	-11	-11	22
carton par	-13	-5	19
casse	3	-12	8
catas*	-14	7	8
catastrophique	-14	7	8
ce	32	-17	-15
ce qu	59	-47	-28
ce que	23	1	-28
chale*	58	-36	-38
chaleureux	58	-36	-38
chang*	2	-14	13
change	-3	-10	13
chape*	46	-13	-36
chapeau	46	-13	-36
chaqu*	8	-9	1
chaque	8	-9	1
charg*	38	-29	-11
charge	43	-34	-14
charge tout	50	-42	-21
charm*	-23	35	-36
chaus*	19	-14	-4
chaussures	19	-14	-4
cher	-32	29	-4
cher c	-56	59	-45
cher pour	-21	-40	53
cher que	30	-23	-16
cherc*	7	-6	-1
chers	50	-11	-43
chez	25	-12	-13
chien	-61	-26	74
chino*	-3	-4	6
chinois	-3	-4	6
choix	9	-10	1
choix de	-2	15	-14
chose*	-20	30	-14
choses	-20	30	-14
cinq	-28	-19	42
clair*	19	-14	-4
claires	27	-21	-6
class*	72	-41	-66
code	-30	-17	42
code promo	-30	-17	42
colis	9	-15	7
colis tres	23	-18	-8
comma*	-1	-5	6
commande	-5	-12	18
comme	23	-25	2
comme ca	30	-17	-15
comme on	7	-4	-3
comme si	20	-15	-8
comme un	-8	-26	31
comme*	-8	20	-30
comment	46	-46	-3
commerce	-33	41	-41
compe*	4	-10	7
competent	10	-8	-1
compl*	46	-34	-31
compt*	-28	21	7
confo*	31	-18	-18
conna*	-35	44	-15
connait	-52	55	-12
conse*	22	-13	-9
conseil	3	10	-16
conseils	35	-28	-7
contr*	43	-5	-57
contre	32	-5	-53
corre*	-2	20	-24
correct	-11	30	-29
correct sans	-55	62	-32
coule*	62	-60	-16
coute*	13	-12	-1
couteaux	13	-12	-1
coutu*	29	-39	8
crois*	35	-16	-27
cru	2	-6	5
cuisi*	7	-4	-3
cuisine	7	-4	-3
d	-18	8	10
d attente	-4	14	-11
d un	-16	-9	25
d une	50	-18	-38
dame	39	-16	-28
dans	-5	-30	33
dans l	53	-28	-38
dans la	10	-11	1
dans le	23	-12	-9
dans les	-11	-13	24
dans tout	-24	-7	32
de	10	-6	-4
de #	-32	-29	49
de choix	16	-13	-6
de haut	14	-10	-5
de l	-38	-10	46
de la	-36	25	3
de ma	46	-11	-37
de me	19	-4	-15
de modeles	52	-40	-15
de mon	48	-21	-29
de payer	-5	-12	17
de qualite	29	-25	-4
de reparation	-35	-13	42
de suite	45	-35	-17
de tout	-23	24	-3
decol*	-7	-6	13
decou*	8	-11	2
decue	42	-19	-23
deja	-3	-6	9
deman*	18	-6	-13
demande	24	-6	-18
demande une	22	-7	-18
demi	-44	35	5
demi heure	-26	45	-28
depui*	-9	-4	13
depuis	-9	-4	13
depuis le	-22	-8	29
des	23	-11	-11
desag*	-34	-16	47
dessi*	14	-9	-5
dessu*	-19	22	-6
dessus	-19	22	-6
dessus le	-13	-5	19
detou*	23	-13	-10
detour	23	-13	-10
deux	14	0	-14
deux jours	17	-9	-8
deux minutes	69	-9	-66
deux mois	-2	-3	6
deuxi*	-67	72	-43
deuxieme	-67	72	-43
devan*	10	-6	-4
devant	10	-6	-4
diman*	39	-29	-10
dimanche	39	-29	-10
dire	-65	66	-18
dispo*	-30	37	-22
disponible	-30	37	-22
dit	-6	-2	8
dit que	-6	-2	8
divin*	-49	53	-41
dix	8	-9	0
domma*	15	24	-57
dommage	15	24	-57
dos	-1	-13	13
doubl*	62	-16	-57
douce*	-47	49	-6
doucement	-47	49	-6
du magasin	-31	-3	32
du monde	20	-19	0
du tout	13	3	-19
echan*	-17	25	-18
echange	16	-14	-2
echange sans	10	-8	-3
ecout*	12	-10	-2
ecoute	12	-10	-2
effic*	-36	-40	51
efficace	25	-15	-9
elle	-36	34	2
elle a	-20	-5	26
embal*	15	-13	-1
emballage	21	-25	1
emballe	11	-7	-2
en	-5	1	3
en caisse	-5	-8	14
en charge	43	-34	-14
en deux	28	-13	-15
en fait	7	-4	-3
en magasin	0	-4	5
en or	40	-31	-9
en plus	7	-12	5
en prime	19	-8	-10
en stock	-2	20	-20
en une	38	-29	-17
encor*	47	-30	-31
encore	47	-30	-31
enfin	42	-22	-23
entre	5	12	-18
entre*	15	-22	1
entree	56	-11	-53
equip*	30	-16	-14
equipe	30	-16	-14
equipe au	11	-6	-4
erreu*	27	-17	-14
erreur	27	-17	-14
esper*	29	-25	-14
essay*	24	-11	-13
essayer	7	-3	-5
est	-21	32	-11
est a	-67	52	18
est bien	29	-19	-10
est en	-53	63	-34
est fait	-10	-9	20
est la	41	-57	-10
est magnifique	3	35	-57
est moi	-57	-32	66
est pas	7	10	-33
est un	-40	52	-43
et	5	-7	2
et bien	8	-10	2
et c	-40	-25	55
et des	14	-12	-3
et l	16	-9	-7
et la	32	-10	-23
et le	4	-13	9
et les	4	-7	4
et on	30	-20	-17
et une	-1	-8	10
etait	-24	42	-22
etait pas	-29	37	-21
etes	-26	51	-41
etiqu*	-3	-1	5
etiquette	-3	-1	5
etoil*	-43	-23	54
etoiles	-43	-23	54
etre	0	-27	24
euros	-27	-13	40
euros le	-49	-15	57
eux	6	-4	-2
evide*	27	-24	-5
excel*	5	-4	0
expli*	8	-9	0
explications	59	-26	-40
explications claires	27	-21	-6
explique	25	-16	-9
expliquer	-66	16	40
expre*	-8	-2	10
facil*	7	-6	-1
faire	-22	50	-39
fait	-15	10	5
fait essayer	7	-3	-5
fait le	19	-9	-10
fait plus	7	-4	-3
fait sentir	6	-18	10
fallu	-31	41	-30
faut	-9	32	-30
femme	38	-24	-15
ferme	-22	-21	42
ferme*	15	24	-49
fermes	10	-9	-1
fermeture	54	-46	-23
fille	-8	-4	12
fin	-42	38	5
fletr*	-13	-12	26
fletris	-13	-12	26
fois	8	-14	4
fois que	32	-10	-22
fond	8	-4	-5
franc*	15	-11	-4
franchement	16	-12	-3
froma*	34	-14	-20
fuir	-28	-6	35
gamme	6	-9	4
garde	-44	-7	48
garde*	-46	64	-48
garer	40	-46	-3
genia*	-10	-20	22
genial	-10	-20	22
gens	-33	40	-30
genti*	27	-16	-12
gentil	11	-8	-3
grain*	-31	-23	40
graines	-31	-23	40
grand	23	-9	-14
grand parking	6	-4	-1
grand*	7	-16	8
grande	43	-19	-30
grande surface	43	-19	-30
gratu*	8	-6	-1
gratuit	8	-6	-1
gratuit juste	8	-6	-1
h	26	-10	-16
h #	-8	-12	20
haut	14	-10	-5
heure	1	23	-27
heure*	34	-14	-24
heures	34	-14	-24
honne*	18	-10	-7
honnete	5	-5	-1
horai*	-47	41	-14
horaires	-47	41	-14
humeu*	18	-15	-3
humeur	18	-15	-3
ici	23	-16	-7
il	-8	32	-26
il faut	-13	31	-25
il m	32	-6	-27
il n	-45	49	-23
il y	-13	14	-3
ils	-14	41	-40
ils l	-41	47	-41
ils m	7	-6	-1
ils ont	5	-5	-1
imbat*	35	-24	-10
immed*	34	-17	-22
impec*	13	-6	-7
impeccable	13	-6	-7
imper*	-77	-61	79
impermeable	-77	-61	79
impos*	-7	-5	12
impossible	-7	-5	12
incro*	6	-4	-2
incroyable	6	-4	-2
internet	3	-11	7
invis*	62	-50	-36
invisible	62	-50	-36
j	-2	-9	11
j adore	30	-15	-15
j ai	-16	1	14
j avais	28	-14	-14
j y	49	-35	-25
jamai*	-36	14	20
jamais	-36	14	20
jardi*	39	-25	-29
je	-4	-19	24
je me	-16	-16	29
je mets	-20	-17	34
je n	-49	-7	47
je ne	11	-13	2
je recommande	31	-14	-17
je suis	-42	-11	48
jeune	-2	-5	7
jolie	15	-10	-4
jour	17	-9	-8
jours	15	-9	-6
jours apres	10	-6	-4
jours et	38	-9	-28
juste	61	-9	-56
juste devant	8	-6	-1
juste un	74	-33	-66
l	-5	0	5
l ancienne	57	-19	-48
l ecoute	12	-10	-2
l emballage	21	-25	1
l etiquette	-3	-1	5
l ont	-41	47	-41
la	-1	8	-7
la boite	36	-34	-5
la bonne	7	-5	-1
la caisse	-28	31	-8
la dame	32	-10	-23
la fin	-45	47	-6
la maison	40	-29	-19
la patronne	0	-25	25
la petite	28	-15	-20
la porte	5	-7	2
la premiere	-51	53	-15
la table	11	-22	6
la vendeuse	-22	-8	29
lache	3	-11	8
laine	45	-59	-8
laiss*	-2	-34	18
large	0	12	-13
large choix	-6	20	-18
lavag*	-16	-6	23
le #	4	12	-15
le bon	63	-24	-55
le carton	-13	-5	19
le detour	23	-13	-10
le dimanche	48	-39	-11
le magasin	-19	-8	27
le monsieur	14	-11	-3
le portail	-13	-5	19
le rayon	14	-26	11
le samedi	-16	32	-24
le sav	-45	-7	49
le site	54	-10	-47
le sourire	25	-13	-12
le suivi	-11	-6	16
le temps	52	-32	-32
le vendeur	-8	-28	26
le vigile	-24	-7	32
legum*	-13	-12	26
legumes	-13	-12	26
les horaires	-72	57	-5
les pieds	-7	-4	11
les prix	1	6	-18
les yeux	10	-9	-1
leur	-2	-32	27
leurs	29	-17	-12
lever	-7	-6	12
lever le	-7	-6	12
libra*	58	-55	-25
librairie	58	-55	-25
lit	47	-44	-15
livra*	16	-14	-2
livraison	16	-14	-2
livre	21	-20	-3
livre*	-3	-5	8
livreur	-13	-5	19
livreurs	5	-5	-1
livreurs ponctuels	5	-5	-1
lui	-42	42	1
lundi	-30	-9	40
lunet*	29	-16	-20
lunettes	29	-16	-20
m	10	-22	13
m a	10	-17	7
m ont	7	-6	-1
ma	28	-20	-7
ma commande	-36	-25	45
ma fille	-8	-4	12
ma mere	-21	-4	25
ma montre	5	-8	3
ma taille	-19	-11	28
magas*	9	-11	2
magasin	9	-11	2
magasin de	19	-13	-6
magni*	-55	24	33
magnifique	-55	24	33
mais	-19	35	-17
mais ca	58	-56	-10
mais faut	-4	23	-30
mais la	-25	39	-26
mais personne	-53	58	-17
maiso*	40	-29	-19
maison	40	-29	-19
mal	-24	27	-8
mal du	44	-33	-12
march*	26	-36	4
marche	5	-47	32
mari	-15	-10	23
maroq*	29	-74	19
maroquinerie	29	-74	19
marqu*	4	-11	6
marque	4	-11	6
matel*	-26	-13	36
matelas	-26	-13	36
mauva*	-4	-4	8
mauvaise	-4	-4	9
me	5	-10	6
me dit	-6	-2	8
me suis	-14	-22	26
meill*	26	-16	-9
meilleur	23	-14	-8
meme	23	-14	-9
meme le	24	-9	-14
meme monte	5	-5	-1
meme pas	-20	-10	27
meme quand	18	-14	-4
merci	-6	-24	22
merci a	21	-15	-5
mere	-21	-4	25
mes	23	-10	-12
mesur*	32	-13	-22
metre*	-16	-7	22
metres	-16	-7	22
mets	-20	-17	34
mets #	-20	-17	34
midi	37	-10	-35
midi et	28	8	-54
miel	35	-22	-21
mieux	-48	-12	49
minut*	19	18	-40
minutes	11	26	-38
model*	35	-27	-9
modele	14	-11	-3
modeles	52	-40	-15
moi	-45	-35	69
moins	-11	-9	18
moins cher	43	-19	-30
mois	-32	-1	27
mon	11	-13	2
mon mari	-15	-10	23
mon velo	-1	-11	12
monde	34	-19	-15
monsi*	-37	45	-14
monsieur	-37	45	-14
monsieur qui	-58	62	-22
monte	5	-5	-1
monte*	44	-22	-34
montr*	-29	29	-2
montre	-29	29	-2
montu*	52	-33	-26
montures	57	-37	-35
mot	12	-11	-1
mot gentil	10	-8	-2
mot pour	10	-9	-1
moyen	-59	84	-64
n a	-16	-21	30
n en	4	-7	3
n est	57	-30	-40
n etait	-29	37	-21
n y	-66	19	37
ne	-14	3	9
ne repond	-40	-13	45
netto*	43	-12	-37
nettoye	43	-12	-37
neuf	-34	-8	40
nez	-3	-5	8
ni	-19	16	2
nicke*	26	-14	-11
nickel	26	-14	-11
non	-50	56	-36
non plus	-68	72	-54
not a	-16	9	3
not au	-17	-6	21
not de	37	-25	-23
not du	56	-21	-44
not en	23	-14	-9
not est	4	30	-48
not et	5	-10	5
not etait	-29	37	-21
not il	48	-4	-46
not jamais	-36	29	-2
not l	-29	-22	46
not la	21	-23	-6
not le	27	-26	-1
not les	9	-16	7
not ma	-42	-46	62
not mon	-52	-28	63
not on	50	-23	-30
not pas	3	-18	14
not personne	23	-34	-1
not plus	46	-12	-36
not pour	14	-16	2
not qui	-65	56	-34
not rien	24	-18	-6
not y	-72	25	35
nouve*	-26	-18	37
nouveau	-34	-26	44
numer*	-49	-10	54
odeur	7	-12	5
on	-32	21	11
on en	-19	-13	28
on est	-55	35	21
on m	-8	-15	23
on me	-7	-2	10
on n	15	-11	-4
on ne	-66	57	-35
on s	13	-10	-4
on sent	-33	42	-28
on vous	-53	47	10
on y	-10	25	-28
ont	-15	22	-10
ont meme	5	-5	-1
optic*	44	-27	-22
opticien	57	-40	-32
optio*	-26	-66	50
or	40	-31	-9
ou	-42	-24	58
ourle*	32	-33	-1
ourlet	32	-33	-1
ouver*	-43	36	2
ouvert	-3	-16	19
ouverte	-63	58	2
ouverts	-17	36	-31
ouvri*	21	-25	1
ouvrir	21	-25	1
papot*	-3	-9	11
paque*	28	-7	-20
paquet	28	-7	-20
paquet cadeau	28	-7	-20
par	-68	42	29
par contre	32	-5	-53
par dessus	-13	-5	19
par le	-2	-15	14
parfa*	18	-12	-7
parfait	19	-12	-7
parki*	3	-7	4
parking	3	-7	4
parking gratuit	8	-6	-1
parla*	-8	-20	25
parlait	-8	-20	25
parle	9	-11	2
parti*	-14	-6	19
partie	-14	-6	19
parto*	22	-13	-11
partout	22	-13	-11
pas	-5	-2	7
pas cher	-91	94	-53
pas d	8	-7	-1
pas la	-12	-7	20
pas le	33	-48	3
pas mal	44	-33	-12
pas un	-5	-8	13
passe	20	-27	-4
passe*	33	-12	-21
passee	23	3	-27
passi*	11	-8	-2
patie*	-16	19	-12
patience	28	-19	-10
patro*	45	-56	1
patronne	0	-25	25
paye	-2	-4	5
payer	1	-12	11
pedal*	74	-29	-69
peint*	-71	-56	73
peinture	-71	-56	73
penda*	-10	30	-32
pendant	-10	30	-32
pendant que	39	-25	-18
perso*	-9	3	4
personne	-21	6	14
personne pour	-30	27	3
personnel	5	2	-9
personnel tres	15	-11	-3
petit	25	-13	-13
petit*	52	-34	-22
petite	60	-42	-29
petite boutique	44	-33	-13
petits	20	-15	-5
peu	64	-34	-30
peu cher	50	-39	-16
peu de	34	-38	-3
photo	24	-15	-10
piece	10	-6	-4
pieds	-3	-5	8
pile	10	-8	-1
place	2	-6	3
plais*	8	-6	-1
plaisir	8	-6	-1
plant*	5	6	-12
plants	14	-9	-5
plein	47	-10	-61
plus	-8	10	-3
plus cher	-6	-7	13
plus rien	7	-9	2
poele	-60	46	-25
polit*	-11	-9	19
ponct*	5	-5	-1
ponctuels	5	-5	-1
porta*	-7	-4	12
portail	-13	-5	19
porte	-7	-8	15
porte*	-3	25	-26
porter	27	-10	-20
pour	-12	17	-6
pour ce	-16	-11	27
pour etre	-28	-8	35
pour la	-29	43	-41
pour les	-38	42	-21
pour lui	-69	65	-1
pour mon	37	-28	-20
pour rien	25	-19	-8
pour rire	10	-9	-1
pour tout	24	-38	12
pour un	11	-10	-2
pour une	50	-53	-8
pour vous	-38	24	7
pouss*	-14	17	-7
pousse	-40	41	-3
poussiere	-8	-7	15
prati*	14	-8	-6
pratique	14	-8	-6
premi*	-13	22	-11
premier	14	-11	-3
premier jour	25	-13	-12
premiere	-23	32	-14
prend	30	-32	-13
prend*	-14	-24	27
prendre	-14	-24	27
press*	2	-7	5
preve*	6	-4	-2
prime	19	-8	-10
pris	13	-35	18
pris en	50	-42	-21
prix	-25	36	-20
prix tres	2	21	-32
probl*	47	-41	-22
probleme	47	-41	-22
produ*	-9	21	-17
produits	-11	28	-28
profe*	-9	-21	25
promo	-22	-13	33
propr*	13	-11	-2
propre	13	-11	-2
propre et	13	-11	-1
puis	3	-15	9
pull	-16	-5	20
qu	-11	11	-1
qu il	33	1	-46
qu on	-43	23	21
quali*	-16	-3	17
qualite	-16	-3	17
qualite prix	21	-17	-4
qualite toujours	29	-25	-4
quand	-28	15	13
quand j	-44	-17	54
quand meme	51	-17	-39
quand on	31	-22	-10
quart*	27	-14	-14
quartier	27	-14	-14
quatr*	-1	-7	5
quatre	-1	-7	5
que	10	-12	3
que c	7	-13	7
que du	48	-23	-35
que j	45	-16	-29
que je	10	-17	7
que l	28	-15	-19
que la	26	-15	-12
que vous	-15	24	-15
quel	-5	-33	34
quelq*	-14	44	-58
quelqu	-26	49	-64
quelqu un	-26	49	-64
quest*	-33	-8	38
question	-33	-8	38
qui	-28	13	14
qui fait	48	-41	-7
qui ne	16	-37	14
qui s	21	-17	-3
qui va	-5	-8	13
quoi	-1	-35	29
raiso*	18	-16	-3
raisonnable	18	-16	-3
rando	30	-18	-13
range	9	-8	-2
rapid*	20	-14	-6
rapide	20	-14	-6
rappo*	16	-14	-2
rapport	26	-18	-8
rapport qualite	21	-17	-4
rayon	-19	26	-11
rayon*	3	-9	7
recom*	19	-12	-6
recommande	20	-12	-7
recu	8	-12	5
recue	9	-5	-4
recup*	60	-13	-53
redir*	25	-15	-9
redire	25	-15	-9
refus*	-20	-6	26
refuse	-20	-6	26
refuse de	-5	-8	15
regar*	-10	-7	17
regarde	-13	-8	21
regle	12	-9	-3
regle*	56	-36	-35
rembo*	-46	-27	63
remis*	9	-7	-2
remise	9	-7	-2
rende*	-3	-17	19
rendez	-3	-17	19
rendez vous	-3	-17	19
rense*	-27	26	0
rentr*	10	-27	13
repar*	-6	-9	15
reparation	-35	-13	42
repartie	6	-4	-2
repartie avec	6	-4	-2
repon*	-19	-16	31
repond	-52	-17	62
repre*	-11	-10	19
reprendre	-11	-10	19
resso*	59	-31	-41
ressort	60	-36	-47
ressort avec	60	-36	-47
resul*	26	-32	2
resultat	26	-32	2
retou*	9	-13	3
retro*	8	-10	3
retrouve	8	-10	3
rever	12	-9	-2
revie*	26	-19	-6
rien	1	9	-9
rien a	17	-12	-4
rien de	-12	13	-2
rien que	32	-21	-20
rire	-22	-10	31
roule	10	-4	-5
ruptu*	-26	-8	34
rupture	-26	-8	34
s	1	15	-19
s est	10	-9	0
s y	25	-17	-8
sa	16	-14	-3
sac	48	-25	-28
sacs	38	-25	-19
sait	-54	75	-64
sale	-10	-8	18
samed*	-16	21	-8
samedi	-16	21	-8
sans	-4	7	-4
sans jamais	51	-30	-34
sans plus	-51	18	26
sav	-23	-5	29
se	35	-19	-18
se garer	40	-46	-3
semai*	-5	-5	10
semaine	23	-5	-19
semaines	-35	-5	38
sent	-30	27	2
sent le	-35	-15	46
sent qu	-33	42	-28
senti*	-56	54	0
sentir	-56	54	0
serie*	25	-19	-8
servi	-13	-24	29
servi*	-7	-15	22
service	6	-6	0
servir	-20	-24	40
seul	59	-44	-24
seule	-9	-12	22
si	11	-15	3
site	32	-15	-21
six	-5	-5	9
soign*	16	-13	-3
soigne	18	-15	-5
soir	12	-5	-7
sol	-10	-8	18
solid*	-48	50	-47
son	-56	44	4
sont	28	-6	-31
sorti*	40	-12	-31
sortie	26	-10	-18
soupi*	-16	-8	24
souri*	28	-13	-15
sourire	25	-13	-12
stock	-3	14	-11
suis	-35	-13	45
suite	45	-35	-17
suivi	-11	-6	16
super	-11	36	-43
super magasin	58	-15	-52
super*	31	-26	-6
superbe	31	-26	-6
superbe et	18	-11	-9
sur	18	-15	-2
sur l	-32	-17	43
sur la	16	-13	-3
sur le	67	-14	-61
sur les	-10	-20	29
sur six	-6	-5	11
surfa*	43	-19	-30
surface	43	-19	-30
sympa	71	-48	-45
sympa*	-20	34	-42
table	11	-22	6
tache	45	-20	-40
taill*	9	0	-11
taille	11	3	-20
tant	-52	-20	58
tard	11	-7	-4
tarif*	60	-33	-52
tarifs	60	-33	-52
telep*	-9	-2	12
telephone	-9	-2	12
telle*	6	-3	-2
tellement	6	-3	-2
temps	41	-29	-17
thes	24	-13	-12
ticke*	-22	-20	38
ticket	-22	-20	38
tient	54	-34	-45
tissu	-3	-10	14
tombe*	26	-10	-16
tomber	29	-9	-20
top	27	-12	-15
top et	50	-19	-37
toujo*	-13	16	-4
toujours	-13	16	-4
toujours le	10	-9	-2
toujours un	11	-10	-1
tourn*	16	-7	-9
tournait	47	-3	-44
tous	16	-11	-5
tout	-28	29	-2
tout de	50	-42	-21
tout est	-16	-17	32
tout le	10	-18	8
tout mais	-53	56	-12
toute	36	-21	-15
toute la	26	-17	-9
tres	25	-19	-6
tres bien	43	-28	-15
tres bons	49	-45	-10
trois	-26	-13	37
trois fois	11	-47	17
trois mois	-74	10	42
tromp*	42	-14	-36
trop	-15	3	9
trop cher	-21	-40	53
trouv*	-40	41	-1
trouve	-49	46	0
trouve tout	-62	63	-11
trouver	7	-3	-5
un	-3	14	-11
un bonjour	-19	-10	29
un cadeau	20	-37	8
un cafe	7	-5	-2
un commerce	-37	44	-55
un mot	9	-9	0
un peu	72	-33	-41
un ticket	-41	-32	57
une	6	-15	8
une demi	-26	45	-28
une equipe	14	-7	-7
une fois	-9	-35	33
une semaine	34	-5	-32
une seule	-9	-12	22
va	-33	36	-16
vais	38	-30	-16
vaut	23	-13	-10
vaut le	23	-13	-10
velo	27	-11	-17
venai*	-2	-4	6
venait	-2	-4	6
vende*	-14	15	-2
vendeur	-3	-7	9
vendeurs	30	-16	-18
vendeuse	-11	-9	21
vendeuses	-34	47	-38
vendr*	-52	-16	62
vendu	-12	-26	34
venez	49	-40	-9
veste	-1	-9	11
viand*	-50	43	-18
viande	-50	43	-18
vieux	62	-42	-49
vigil*	-24	-7	32
vigile	-24	-7	32
visib*	-83	28	45
visiblement	-83	28	45
visit*	-5	10	-6
visite	-5	10	-6
vite	25	-21	-4
vitri*	-9	-26	28
vitrine	-9	-26	28
voila	70	-37	-48
voir	-37	40	-23
votre	-31	-36	50
voulu	-35	-23	43
vous	-45	44	-1
vous servir	-20	-24	40
vraim*	-28	-58	59
vraiment	-28	-58	59
y	-11	12	-3
y a	-21	22	-6
y connait	12	-17	5
y retrouve	13	-9	-4
y trouve	-56	57	-11
y vais	55	-44	-35
yeux	10	-9	-1
yeux fermes	10	-9	-1
😍	22	-10	-11`;
