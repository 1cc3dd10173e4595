const WEIGHTS: readonly (readonly [number, string])[] = [
  [3, '😍 🥰 🤩 ❤ 💖 💕 💯 🏆 😻 💗 💙 💚 💛 💜 🧡 🖤 🤍 💓 💞 💘 ♥'],
  [
    2,
    '😀 😃 😄 😁 😊 🙂 😋 😎 🤗 👍 👏 👌 🙏 ⭐ 🌟 ✨ 🎉 🔥 💪 😘 ✅ 🤝 😇 🥳 🌞 ☺ 😌 🙌 ✌ 🎊 🌹 🌸 💐 :) :-) =) :d :-d =d <3',
  ],
  [1, '😉 😂 🤣 😆 😅 ;) ;-) ☀ 😺'],
  [-1, '😐 😑 🤔 🙄 😕 😬 😶 😒 😏 🤷 😴 💤 ⏳ 🥱 😓 🫤'],
  [-2, '😞 😟 🙁 ☹ 😔 😢 😭 😠 👎 😣 😖 😫 😩 😤 💔 😥 😰 😨 ❌ ⛔ 🚫 😮 😱 💸 🤦 :( :-( =( ;('],
  [-3, '😡 🤬 🤮 🤢 💩 🖕 👿 😾 🚮 🗑'],
];

/** Sentiment of emoji and of smileys made of marks. */
export const EMOJI_WEIGHTS: ReadonlyMap<string, number> = new Map(
  WEIGHTS.flatMap(([weight, signs]) => signs.split(' ').map((sign) => [sign, weight] as const)),
);
