export const fr = `
5 PO staff+ | Personnel très accueillant et souriant.
5 PO advice+ | De très bons conseils, merci à la vendeuse.
1 NG advice- | Aucun conseil, le vendeur n'y connaît rien.
1 NG staff- | Vendeuse hautaine et désagréable, pas un bonjour.
2 NG price- | Beaucoup trop cher pour ce que c'est.
5 PO price+ | Prix très attractifs, de bonnes affaires.
1 NG quality- | Chaussures décollées au bout d'une semaine, mauvaise qualité.
5 PO quality+ | Produits de qualité, toujours frais.
5 PO choice+ | Un large choix, on y trouve de tout.
3 NG choice- | Peu de choix dans les grandes tailles.
5 PO delivery+ | Livraison rapide et soignée.
1 NG delivery- | Colis jamais reçu, livraison catastrophique.
2 NG waiting- | Attente interminable en caisse, une seule caisse ouverte.
5 PO waiting+ | Pas d'attente, service rapide.
2 NG opening-hours- | Magasin fermé alors que les horaires indiquaient ouvert.
5 PO opening-hours+ | Ouvert le dimanche et jusqu'à tard, très pratique.
2 NG cleanliness- | Sol sale et mauvaise odeur dans les cabines.
5 PO cleanliness+ | Magasin très propre et bien rangé.
2 NG parking- | Impossible de se garer, parking trop petit.
5 PO parking+ | Grand parking gratuit.
1 NG after-sales- | Le SAV est injoignable et refuse de me rembourser.
5 PO after-sales+ | Article échangé sans problème, SAV efficace.
5 PO packaging+ | Colis très bien emballé.
2 NG packaging- | Carton écrasé, vase mal protégé.
5 PO online-order+ | Commande en ligne facile, site clair.
1 NG online-order- | Le site bugue et ma commande a été annulée.
2 NG availability- | Rayons vides, toujours en rupture de stock.
5 PO availability+ | Je trouve toujours ce que je cherche, tout est en stock.
4 PO staff+ price- | Personnel sympa mais les prix sont élevés.
3 NE | Correct sans plus.
3 NE | Bof, moyen.
4 PO | Pas mal du tout.
1 NG | Je ne recommande pas ce magasin.
1 NG | Une honte, à fuir !
5 PO | Jamais déçue.
5 PO | Suuuuper magasin, j'adore 😍
1 NG | Bravo, félicitations pour votre efficacité, trois mois...
5 PO staff+ | Tres bon acceuil, personel agreable
2 NG | C'était mieux avant.
5 PO | Rien à redire, je reviendrai.
4 PO waiting- advice+ | Un peu d'attente mais très bien conseillé.
5 PO advice+ staff+ | Le monsieur du rayon couteaux m'a tout expliqué, on sent qu'il aime son métier.
1 NG waiting- | 25 minutes à poireauter à la caisse, une seule ouverte sur six. On croit rêver.
5 PO | Parfait.
1 NG | Nul.
2 NG | Bof, sans plus, je m'attendais à mieux.
3 NE | Correct, rien d'extraordinaire.
3 NE price- choice+ | Beaucoup de choix mais faut avoir le portefeuille bien garni.
4 PO choice+ | On trouve tout ce qu'il faut pour le jardin, même les graines un peu rares.
1 NG quality- | Poêle achetée en mars, le revêtement se décolle déjà.
5 PO quality+ | Dix ans que mon canapé vient de chez eux et il n'a pas bougé.
1 NG after-sales- | SAV injoignable, on me balade de service en service depuis deux mois.
5 PO after-sales+ | Ma montre est tombée en panne, réparée en deux jours et sans rien payer. Chapeau.
5 NG staff- | 5 étoiles pour être lu : la vendeuse m'a carrément tourné le dos quand j'ai posé une question.
1 PO staff+ | Je me suis trompée d'étoiles désolée ! Équipe adorable, je recommande.
2 NG price- | Les prix ont flambé, je vais voir ailleurs.
5 PO price+ | Imbattables sur les prix, j'ai économisé 80 euros par rapport à internet.
3 NE opening-hours~ | Bonjour, êtes-vous ouverts le 8 mai ?
2 NG opening-hours- | Fermé à 18h30 alors que c'est marqué 19h sur la porte. J'ai fait 30 km pour rien.
4 PO opening-hours+ | Pratique, ouvert même le dimanche matin.
1 NG staff- | On vous regarde de haut si vous n'avez pas le sac de marque qui va avec.
5 PO staff+ | Toujours un mot gentil, même quand il y a du monde.
5 PO staff+ advice+ | Ma fille est très myope, l'opticienne a pris une heure avec elle. Un grand merci Claire.
2 NG advice- | Impossible d'avoir un renseignement, « c'est pas mon rayon ».
1 NG delivery- | Livraison prévue le 3, puis le 10, puis plus de nouvelles. J'attends toujours mon lit.
5 PO delivery+ packaging+ | Reçu en 48h, super bien emballé, rien de cassé.
2 NG packaging- delivery- | Colis éventré, deux assiettes sur six en miettes.
4 PO packaging+ | Petit paquet cadeau soigné, ça fait toujours plaisir.
1 NG online-order- | Le site plante au moment de payer, et évidemment je suis débitée.
4 PO online-order+ waiting+ | Retrait en magasin nickel, prêt en une heure, pas d'attente.
2 NG availability- online-order- | Affiché disponible sur internet, arrivé au magasin : rupture.
2 NG availability- | Jamais ma taille. Jamais.
5 PO availability+ | Ils avaient la pièce que je cherchais depuis des mois, incroyable.
1 NG cleanliness- | Cabines d'essayage dégoûtantes, moutons de poussière partout.
5 PO cleanliness+ | Magasin impeccable, bien rangé, on s'y retrouve facilement.
2 NG parking- | Se garer là-bas relève de l'exploit.
5 PO parking+ | Grand parking gratuit juste devant, top avec les enfants.
4 PO staff+ price- | Un peu cher mais quel accueil !
3 NE staff+ quality- | Accueil sympa, par contre le pain était trop cuit les deux dernières fois.
3 NE quality+ delivery- | Le buffet est magnifique, dommage qu'il ait fallu attendre trois mois.
1 NG quality- after-sales- | Chaussures trouées au bout de trois semaines, et on me dit que c'est l'usure. Foutage de gueule.
5 PO | Rien à redire.
5 PO | Je ne vais plus que là.
1 NG | À fuir !!!
1 NG | Plus jamais.
4 PO | Pas déçue du voyage, dans le bon sens.
2 NG | Décevant. Ça a bien changé depuis le rachat.
5 PO | Une adresse comme on n'en fait plus.
3 NE | Ça dépanne.
3 NE | Ni bien ni mal.
3 NE staff~ | Ça dépend sur qui on tombe.
4 PO | Franchement ça vaut le détour.
1 NG price- | 4 euros le croissant, non mais allô.
5 PO quality+ | Le fromage, une tuerie.
5 PO quality+ price+ | Excellent rapport qualité-prix, mon vélo roule comme au premier jour.
2 NG quality- | La couture a lâché dès la première sortie.
1 NG quality- | J'ai retrouvé de la moisissure sous le couvercle du yaourt.
4 PO quality+ | Lunettes légères et solides, je les oublie sur mon nez.
2 NG quality- | Verres montés de travers, j'ai eu mal à la tête toute la semaine.
5 PO advice+ | Enfin quelqu'un qui s'y connaît en chaussures de trail.
5 PO advice+ price+ | Il m'a déconseillé le modèle le plus cher, c'est dire s'il est honnête.
2 NG staff- waiting- | Trois vendeurs qui papotent et personne pour vous servir.
1 NG staff- | Le vigile m'a suivie dans tout le magasin. Humiliant.
5 PO staff+ | Aux petits soins du début à la fin.
4 PO staff+ choice- | Petite boutique, peu de modèles, mais la patronne est en or.
2 NG choice- | Le rayon laine a disparu au profit des bougies, quel gâchis.
5 PO choice+ quality+ | Un choix de thés à tomber et tous excellents.
1 NG | Bravo, vraiment, trois rendez-vous annulés. Quel professionnalisme.
1 NG after-sales- | Génial le « satisfait ou remboursé » quand personne ne répond.
5 PO after-sales+ staff+ | Échange sans ticket, avec le sourire. C'est devenu rare.
4 PO after-sales+ | Ils m'ont réaffûté mes couteaux, on dirait des neufs.
2 NG after-sales- delivery- | Article reçu cassé, et c'est à moi de payer le retour ?!
1 NG after-sales- price- | Devis de réparation plus cher que l'appareil neuf, et 40 € le devis en plus.
3 NE | Je suis juste passée, je n'ai rien acheté.
3 NE | C'est en face de la gare.
5 PO | 😍😍
1 NG | 😡😡😡
4 PO | 👍
5 PO | genial jadore
1 NG staff- | acceuil deplorable vendeuse aimable comme une porte de prison
2 NG staff- | Même pas un bonjour.
5 PO staff+ waiting+ | Pris en charge tout de suite, un café offert en plus.
4 PO waiting+ | Il y a du monde mais ça avance vite.
2 NG waiting- | Prenez un ticket et votre mal en patience.
3 NE choice+ waiting- | Large choix de plantes mais faites la queue une demi-heure le samedi.
5 PO delivery+ staff+ | Livreurs ponctuels et sympas, ils ont même monté l'armoire.
1 NG delivery- | Le livreur a balancé le carton par-dessus le portail.
4 PO delivery- quality+ | Un peu long à venir mais le résultat est superbe.
5 PO quality+ staff+ | Vrai boucher à l'ancienne, viande au top et toujours le mot pour rire.
2 NG price- quality- | Trop cher pour du bas de gamme chinois.
3 NE price+ quality~ | Pas cher, qualité moyenne.
4 PO price+ | On s'y retrouve côté budget.
1 NG price- | Prix affiché 29, passé en caisse à 39. Et on me dit que c'est comme ça.
5 PO | J'y retournerai les yeux fermés.
2 NG | Je n'y remettrai pas les pieds.
5 PO | Que du bonheur.
2 NG | Mouais.
5 PO advice+ choice+ | Ils m'ont fait essayer huit selles avant de trouver la bonne, patience d'ange.
1 NG advice- quality- | On m'a vendu un produit qui n'était pas fait pour mon parquet, résultat tout est à refaire.
2 NG online-order- | Le code promo ne marche jamais sur l'appli.
4 PO cleanliness+ staff+ | Propre, lumineux, personnel à l'écoute.
2 NG cleanliness- quality- | Ça sent le renfermé et les légumes sont flétris.
1 NG staff- after-sales- | Reçu comme un chien quand j'ai voulu rendre un pull avec l'étiquette.
3 NE advice+ availability- | Bon conseil mais jamais rien en stock, il faut toujours commander.
5 PO availability+ waiting+ | Tout était là, réglé en cinq minutes.
4 PO | Une chouette découverte, dès qu'on pousse la porte on est bien.
2 NG | On aurait pu s'attendre à un minimum de sérieux.
4 PO parking- | Super magasin, juste un peu galère pour stationner.
3 NE | Peut mieux faire.
1 NG | Ne perdez pas votre temps.
5 PO | Je ne changerais pour rien au monde.
2 NG quality- | La table bancale, il a fallu la caler avec un carton.
5 PO price+ staff+ | La petite remise qui va bien et le sourire en prime.
3 NE | Moyen moyen.
1 NG staff- advice- | Aucune compétence, aucune politesse, aucun intérêt.
5 PO staff+ | Ma fille hurlait, la caissière lui a sorti un autocollant. Un amour.
4 PO quality+ | La bouilloire chauffe en une minute et ne réveille personne.
1 NG after-sales- | On devait me rappeler lundi. Nous sommes vendredi.
2 NG quality- | Deux lavages et le pull ressemble à une serpillière.
5 PO advice+ quality+ | Il m'a mesuré les pieds, je portais la mauvaise pointure depuis trente ans. Première rando sans douleur.
3 NE | Pas inoubliable, pas catastrophique non plus.
5 PO price+ | Venue pour un rosier, repartie avec cinq tellement c'est moins cher qu'en grande surface.
1 NG staff- | Elle m'a montré le rayon du doigt sans lever le nez de son écran.
5 PO delivery+ | À neuf heures le frigo tournait dans la cuisine et l'ancien était parti.
2 NG waiting- | Rendez-vous à 10h, reçue à 10h50, pas un mot d'explication.
4 PO choice+ parking- | On y passerait l'après-midi, mais venez en bus.
1 NG online-order- delivery- | Payé un supplément pour être livré demain, six jours après toujours rien sur le suivi.
5 PO after-sales+ | La fermeture de mon sac a lâché, ils l'ont changée le temps d'un café.
2 NG price- | Douze euros le pot de miel, j'ai cru à une erreur.
3 NE price+ staff- | Prix très intéressants, mais se faire aboyer dessus pour un melon, non merci.
5 PO | Voilà comment on devrait tenir un commerce.
1 NG cleanliness- | Je n'y laisserais pas entrer mon chien, dans ces toilettes.
4 PO availability+ | Elle a appelé trois magasins pour me dénicher ma taille.
2 NG choice- | Tout est beige ou gris, au choix.
5 PO packaging+ | Ma sœur a cru que ça venait d'un bijoutier tellement la boîte était jolie.
1 NG advice- | Peinture soi-disant pour l'extérieur : partie à la première averse.
3 NE | Deuxième visite moins convaincante que la première.
4 PO opening-hours+ | Sauvés un dimanche soir, plus une couche à la maison.
2 NG opening-hours- | 9h30 et toujours personne pour lever le rideau.
5 PO quality+ | La baguette n'est pas arrivée entière à la maison.
5 PO staff+ quality+ | Équipe au top, cuisine posée en trois jours et tout nettoyé derrière eux.
4 PO choice+ price- | Beaucoup de vélos, un peu chers quand même.
2 NG staff- advice- | Le jeune venait sûrement d'arriver, il courait demander à son collègue à chaque question.
1 NG delivery- after-sales- | Armoire livrée avec les mauvaises portes. Deux mois et quatre appels plus tard on vit toujours dans les cartons.
5 PO advice+ staff+ | Quelle patience avec un vieux monsieur qui hésite entre deux montures.
3 NE quality+ waiting- | C'était bon, mais trop d'attente.
1 NG quality- | La veste imperméable prend l'eau.
4 PO online-order+ | Commandé dans le train, récupéré en rentrant. Simple.
2 NG price- after-sales- | 45 euros rien que pour regarder ma montre.
5 PO quality+ | Mes tomates viennent de leurs plants, tout le quartier m'envie.
5 PO after-sales+ | Changé d'avis sur la couleur, aucun souci.
3 NE | Rien de bien folichon.
1 NG staff- | Elle ne parlait qu'à mon mari alors que c'est moi qui achetais.
4 PO cleanliness+ choice+ | Boutique bien rangée avec de jolies choses pour la maison.
2 NG availability- | En promo dans le prospectus, plus rien à 9h du matin.
1 NG | Une fois mais pas deux.
5 PO | Ma mère est repartie avec la banane.
2 NG parking- | Obligée de porter deux sacs de terreau sur 500 mètres faute de place.
5 PO waiting+ | Entrée pour un contrôle de vue, sortie vingt minutes après avec mes lentilles.
4 PO | Exactement ce que j'espérais.
2 NG quality- price- | Tissu trop fin pour ce prix là.
3 NE choice+ advice- | Plein de choses, mais personne pour expliquer.
1 NG online-order- after-sales- | Commande annulée sans prévenir, argent gardé trois semaines.
5 PO packaging+ delivery+ | Arrivé vite, chaque assiette emballée séparément.
4 PO opening-hours+ staff+ | Ouverts quand les autres sont déjà rentrés, et toujours de bonne humeur.`;
