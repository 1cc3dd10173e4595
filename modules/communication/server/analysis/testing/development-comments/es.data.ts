export const es = `
5 PO staff+ | Personal muy amable y atento.
5 PO advice+ | Me asesoraron muy bien, buenos consejos.
1 NG advice- | El dependiente no tenía ni idea, ninguna explicación.
1 NG staff- | La cajera muy borde y maleducada.
2 NG price- | Carísimo para lo que es.
5 PO price+ | Muy buenos precios, barato.
1 NG quality- | Se rompió a la semana, muy mala calidad.
5 PO quality+ | Productos frescos y de gran calidad.
5 PO choice+ | Mucha variedad, tienen de todo.
3 NG choice- | Poca variedad en tallas grandes.
5 PO delivery+ | El envío fue rápido, llegó al día siguiente.
1 NG delivery- | El paquete nunca llegó.
2 NG waiting- | Colas interminables, solo una caja abierta.
5 PO waiting+ | Sin esperas, me atendieron enseguida.
2 NG opening-hours- | Estaba cerrado, el horario de Google es incorrecto.
5 PO opening-hours+ | Horario amplio, abren los domingos.
2 NG cleanliness- | Los baños estaban sucios y olía mal.
5 PO cleanliness+ | Todo muy limpio y ordenado.
2 NG parking- | Imposible aparcar, el parking siempre lleno.
5 PO parking+ | Parking gratuito y fácil de aparcar.
1 NG after-sales- | No me devuelven el dinero y nadie contesta.
5 PO after-sales+ | Me lo cambiaron sin problemas, la garantía funciona.
5 PO packaging+ | Venía muy bien embalado.
2 NG packaging- | La caja rota y mal embalado.
5 PO online-order+ | La web es fácil y el pedido perfecto.
1 NG online-order- | La app no funciona y cancelaron mi pedido.
2 NG availability- | Siempre agotado, estanterías vacías.
5 PO availability+ | Siempre tienen lo que busco en stock.
3 NE staff+ price- | Personal amable pero precios altos.
3 NE | Normal, nada del otro mundo.
3 NE | Ni fu ni fa.
4 PO | No está nada mal.
1 NG | No lo recomiendo.
1 NG | ¡Una vergüenza, no vuelvo!
5 PO | Nunca me han decepcionado.
5 PO | Buenísimo, me encantaaaa ❤️
1 NG | Enhorabuena, qué eficacia: un mes para una lámpara.
5 PO staff+ | Exelente atencion, muy profesionales
2 NG | Antes era mejor.
5 PO | Sin ninguna pega, volveré.
2 NG | No funciona y no me gusta.
5 PO advice+ staff+ | El chico de menaje me explicó todo con una paciencia infinita, se nota que le gusta su trabajo.
1 NG waiting- | Media hora de cola para pagar porque solo había una caja abierta. Dejé las cosas y me fui.
5 PO | ¡De diez!
5 PO | Genial.
1 NG | Ni se os ocurra.
3 NE | Normalito.
3 NE | Está bien, sin más.
3 NE choice+ price- | Mucha variedad, aunque los precios son de boutique.
4 PO price- quality+ | Barato no es, pero las sartenes duran toda la vida.
1 NG quality- | A las dos semanas se rompió la cremallera.
5 PO quality+ | Llevamos ocho años con el sofá y está como el primer día.
1 NG after-sales- | Desde enero reclamando y solo me dan largas.
5 PO after-sales+ | Se me torcieron las gafas y me las arreglaron en cinco minutos, sin cobrarme nada.
5 NG staff- | Pongo cinco estrellas para que lo lean: en mi vida me han tratado peor.
1 PO staff+ advice+ | Perdón, me equivoqué de estrellas. Chicas encantadoras y muy profesionales.
2 NG price- | En la tienda de al lado cuesta la mitad.
5 PO price+ | Precios de escándalo, me ahorré 60 euros.
3 NE opening-hours~ | ¿Abrís el Jueves Santo?
2 NG opening-hours- | Según Google cierran a las nueve; a las ocho y media ya estaba la persiana bajada.
4 PO opening-hours+ | Se agradece que abran los domingos.
1 NG staff- | Te miran por encima del hombro si no vas de marca.
5 PO staff+ | Siempre con una sonrisa y dispuestos a ayudar.
2 NG advice- | No tenía ni idea de lo que vendía, leía la etiqueta.
1 NG delivery- | Tres veces me cambiaron la fecha de entrega y nadie apareció.
5 PO delivery+ packaging+ | Pedido el lunes, en casa el miércoles, y embalado a prueba de bombas.
2 NG packaging- delivery- | La caja venía reventada y dos copas hechas añicos.
4 PO packaging+ | Me lo envolvieron para regalo con mucho mimo.
1 NG online-order- | La web se cuelga al pagar y encima me han cobrado dos veces.
4 PO online-order+ waiting+ | Recogida en tienda rapidísima, entrar y salir.
2 NG availability- online-order- | En la app ponía disponible y al llegar no quedaba ninguno.
2 NG availability- | Nunca tienen mi talla.
5 PO availability+ | ¡Tenían la pieza que llevaba meses buscando!
1 NG cleanliness- | Probadores asquerosos y pelusas por todas partes.
5 PO cleanliness+ | Todo limpísimo y ordenado.
2 NG parking- | Aparcar allí es una odisea.
5 PO parking+ | Parking gratis en la puerta y rampa para el carrito.
4 PO staff+ parking- | Gente majísima, lástima del aparcamiento.
3 NE staff+ quality- | Muy amables, eso sí, el pan estaba duro.
3 NE quality+ delivery- | La mesa es preciosa, pero tardó tres meses en llegar.
1 NG quality- after-sales- | Los zapatos se despegaron a las tres semanas y dicen que es desgaste normal. Tomadura de pelo.
5 PO | Nada que objetar.
5 PO | No voy a otro sitio.
1 NG | No vuelvo.
2 NG | Ha perdido mucho, antes era otra cosa.
2 NG | Esperaba más.
4 PO | Me ha sorprendido para bien.
5 PO | Una pasada de sitio.
5 PO staff+ | Qué gente más maja, da gusto.
5 PO | Está padrísimo, todo chido.
3 NE staff~ | Depende de quién te toque.
3 NE | Regular.
1 NG price- | Cuatro euros por un café de máquina, menudo sablazo.
5 PO quality+ | Los cruasanes, de vicio.
5 PO quality+ price+ | Relación calidad-precio inmejorable, la bici va como la seda.
2 NG quality- | Al primer lavado encogió dos tallas.
1 NG quality- | Fresas con moho en el fondo de la caja.
4 PO quality+ | Las gafas pesan poquísimo y se ven de maravilla.
2 NG quality- | Me graduaron mal, una semana con dolor de cabeza.
5 PO advice+ | Por fin alguien que entiende de zapatillas de correr.
5 PO advice+ price+ | Me quitó de la cabeza el modelo caro. Honradez pura.
2 NG staff- waiting- | Tres dependientas de cháchara y nadie atendiendo.
1 NG staff- | El de seguridad me siguió por toda la tienda como si fuera un delincuente.
4 PO staff+ choice- | Poquita cosa, pero la dueña es un amor.
2 NG choice- | Han quitado las telas y ahora solo hay velas y cojines.
5 PO choice+ quality+ | La sección de quesos es un espectáculo.
1 NG | Enhorabuena, tres citas y tres cancelaciones. Qué nivel.
1 NG after-sales- | Muy bonita la garantía cuando nadie coge el teléfono.
5 PO after-sales+ staff+ | Cambio sin ticket, cero pegas y con buena cara.
4 PO after-sales+ | Me afilaron los cuchillos y cortan como nuevos.
2 NG after-sales- delivery- | Me mandan otro color y encima tengo que pagar yo la devolución.
3 NE | Solo entré a mirar, no compré nada.
3 NE | Está enfrente de la estación.
5 PO | 😍😍😍
1 NG | 🤬🤬
5 PO | buenisimo todo recomendadisimo
1 NG staff- | pesima atencion, bordes y maleducados
2 NG staff- | Ni buenos días te dicen.
5 PO staff+ waiting+ | Me atendieron al momento y encima me invitaron a un café.
4 PO waiting+ | Había gente, pero la cola va rápido.
2 NG waiting- | Cuarenta minutos al teléfono con la musiquita.
3 NE choice+ waiting- | Un montón de plantas, pero los sábados la cola llega a la calle.
5 PO delivery+ staff+ | Los montadores puntuales y educados, lo dejaron todo recogido.
1 NG delivery- | El repartidor tiró el paquete por encima de la valla.
4 PO delivery- quality+ | Tardó lo suyo, pero mereció la pena: el armario es una joya.
5 PO quality+ staff+ | Carnicero de los de antes, género de primera y siempre de buen humor.
2 NG price- quality- | Caro y malo.
3 NE price+ quality- | Barato, pero se nota.
1 NG price- | En la estantería 29, en caja 39. Un timo.
5 PO | Volveré sin dudarlo.
2 NG | Primera y última vez.
5 PO | No se puede pedir más.
5 PO advice+ choice+ | Me dejaron probar ocho sillines hasta dar con el bueno.
1 NG advice- quality- | Me vendieron un barniz que no era y me ha dejado el suelo hecho un desastre.
2 NG online-order- | El cupón nunca funciona en la aplicación.
4 PO cleanliness+ staff+ | Local cuidado y personal atento.
2 NG cleanliness- quality- | Huele a cerrado y la verdura está pocha.
3 NE advice+ availability- | Te asesoran bien, pero nunca hay existencias.
2 NG | Chasco total.
4 PO | Merece la visita.
1 NG | Vaya tela.
3 NE | Del montón.
2 NG quality- | La mesa cojea.
1 NG staff- advice- | Cero profesionalidad y cero ganas.
5 PO staff+ | A mi abuela en silla de ruedas la trataron como a una reina.
2 NG staff- | Parece que les molesta que entres.
4 PO | Los críos no querían irse.
1 NG after-sales- | ¿Garantía? Ja.
3 NE | Podría ser mejor y podría ser peor.
5 PO | Repetiremos seguro.
2 NG | No lo recomiendo para nada.
5 PO staff+ | Che, unos genios, me atendieron bárbaro.
1 NG after-sales- | Del dinero que me deben, ni rastro.
5 PO quality+ | La tienda de campaña aguantó una tormenta sin una gota dentro.
4 PO delivery+ | Al día siguiente ya lo tenía en casa.
2 NG | Salí con las manos vacías y de mala leche.
5 PO price+ choice+ | Chollos por todas partes y de todo.
5 PO staff+ | El peque lloraba y la cajera le sacó una pegatina. Un cielo de mujer.
4 PO quality+ | El hervidor tarda un minuto y no despierta a nadie.
1 NG after-sales- | Iban a llamarme el lunes. Estamos a viernes.
2 NG quality- | Dos lavados y el jersey parece un trapo.
5 PO advice+ quality+ | Me midió los pies y llevaba treinta años con un número equivocado. Primera caminata sin dolor.
3 NE | Ni para tirar cohetes ni para salir corriendo.
5 PO price+ | Iba a por un rosal y salí con cinco porque valen la mitad que en el súper.
1 NG staff- | Señaló con el dedo y siguió con el móvil.
5 PO delivery+ | A las nueve la nevera ya estaba enchufada en la cocina y la vieja fuera.
2 NG waiting- | Cita a las diez, me atendieron a las once menos diez, sin explicación.
4 PO choice+ parking- | Te pierdes toda la tarde entre libros, pero ve en autobús.
1 NG online-order- delivery- | Pagué de más por el exprés y seis días después el seguimiento sigue en blanco.
5 PO after-sales+ | Me cambiaron la cremallera de la mochila mientras tomaba un café.
2 NG price- | Doce euros un bote de miel, pensé que era una errata.
3 NE price+ staff- | Precios estupendos, pero que te ladren por tocar un melón sobra.
5 PO | Así se lleva una tienda.
1 NG cleanliness- | En ese baño no dejo entrar ni a mi perro.
4 PO availability+ | Llamaron a tres tiendas hasta dar con mi número.
2 NG choice- | Todo beige o gris, no hay más.
5 PO packaging+ | Mi hermana creyó que venía de una joyería de lo bonita que era la caja.
1 NG advice- | Me dijo que la pintura era de exterior y se fue con la primera lluvia.
3 NE | La segunda visita, menos convincente que la primera.
4 PO opening-hours+ | Domingo por la noche sin pañales y menos mal que abrían.
2 NG opening-hours- | Las nueve y media y allí no abría nadie.
5 PO quality+ | La barra no llegó entera a casa.
5 PO staff+ quality+ | Equipo majo, montaron la cocina en tres días y lo dejaron todo limpio.
4 PO choice+ price- | Muchas bicis, tirando a caras.
2 NG staff- advice- | El chaval sería nuevo, a cada pregunta tenía que ir a buscar a un compañero.
1 NG delivery- after-sales- | El armario vino con las puertas equivocadas. Dos meses y cuatro llamadas después seguimos con la ropa en cajas.
5 PO advice+ staff+ | Qué paciencia con un señor mayor que no se decide.
3 NE quality+ waiting- | La comida buena, la espera demasiado larga.
1 NG quality- | El chubasquero cala.
4 PO online-order+ | Lo pedí en el tren y lo recogí de camino a casa. Fácil.
2 NG price- after-sales- | 45 euros solo por mirarme el reloj.
5 PO quality+ | Los vecinos me envidian los tomates de sus plantas.
5 PO after-sales+ | Cambié de idea con el color y ningún problema.
3 NE | Ni frío ni calor.
1 NG staff- | Solo hablaba con mi marido y la que compraba era yo.
4 PO cleanliness+ choice+ | Tienda ordenada con cosas monas para casa.
2 NG availability- | En el folleto a mitad de precio y a las nueve ya no quedaba nada.
1 NG | Una y no más.
5 PO | Mi madre salió encantada.
2 NG parking- | Tuve que cargar dos sacos de tierra medio kilómetro porque no había sitio para el coche.
5 PO waiting+ | Entré a graduarme la vista y a los veinte minutos salí con las lentillas.
4 PO | Justo lo que necesitaba.
2 NG quality- price- | Tela finita para ese precio.
3 NE choice+ advice- | Mucha cosa, pero nadie que te explique.
1 NG online-order- after-sales- | Me anularon el pedido sin avisar y se quedaron el dinero tres semanas.
5 PO packaging+ delivery+ | Llegó enseguida y cada plato envuelto por separado.
4 PO opening-hours+ staff+ | Abiertos cuando los demás ya se han ido, y encima de buen humor.`;
