/**
 * The named emoticons: the code without its brackets, the drawing's name, and what it is called in English
 * (spec: live §5, 142 of them). The drawings come with the site, see scripts/emoji-plugin.ts.
 */
const rows = `
微笑 slightly-smiling-face Smile
撇嘴 confused-face Grimace
色 smiling-face-with-heart-eyes Drool
发呆 neutral-face Scowl
得意 smiling-face-with-sunglasses Cool
流泪 crying-face Sob
害羞 smiling-face-with-smiling-eyes Shy
闭嘴 zipper-mouth-face Silent
睡 sleeping-face Sleep
大哭 loudly-crying-face Cry
尴尬 grinning-face-with-sweat Awkward
发怒 pouting-face Angry
调皮 winking-face-with-tongue Tongue
呲牙 beaming-face-with-smiling-eyes Grin
惊讶 astonished-face Surprise
难过 frowning-face Frown
囧 persevering-face Blush
抓狂 tired-face Scream
吐 face-vomiting Puke
偷笑 face-with-hand-over-mouth Chuckle
愉快 smiling-face Joyful
白眼 face-with-rolling-eyes Slight
傲慢 face-with-raised-eyebrow Smug
饥饿 drooling-face Hungry
困 sleepy-face Drowsy
惊恐 face-screaming-in-fear Panic
流汗 downcast-face-with-sweat Sweat
憨笑 grinning-face-with-big-eyes Laugh
悠闲 relieved-face Leisure
奋斗 face-with-steam-from-nose Determined
咒骂 face-with-symbols-on-mouth Scold
疑问 face-with-monocle Question
嘘 shushing-face Shhh
晕 knocked-out-face Dizzy
衰 weary-face Toasted
骷髅 skull Skull
敲打 hammer Hammer
再见 waving-hand Wave
擦汗 anxious-face-with-sweat Phew
抠鼻 pig-nose Nose
鼓掌 clapping-hands Clap
糗大了 flushed-face Shame
坏笑 smirking-face Trick
哼 unamused-face Humph
哈欠 yawning-face Yawn
鄙视 expressionless-face Contempt
委屈 pleading-face Puppy-eyes
快哭了 face-holding-back-tears Near-tears
阴险 smiling-face-with-horns Sly
亲亲 face-blowing-a-kiss Kiss
吓 fearful-face Afraid
可怜 sad-but-relieved-face Pitiful
笑哭 face-with-tears-of-joy Tears-of-joy
破涕为笑 smiling-face-with-tear Smiling-through-tears
打滚 rolling-on-the-floor-laughing Rolling-with-laughter
眯眼笑 grinning-squinting-face Squinting-laugh
眨眼 winking-face Wink
倒立 upside-down-face Upside-down
喜爱 smiling-face-with-hearts Adoring
星星眼 star-struck Star-struck
好吃 face-savoring-food Yummy
鬼脸 zany-face Zany
财迷 money-mouth-face Money
拥抱 hugging-face Hug
偷看 face-with-peeking-eye Peek
思考 thinking-face Thinking
敬礼 saluting-face Salute
无语 face-without-mouth Speechless
说谎 lying-face Lie
口罩 face-with-medical-mask Mask
发烧 face-with-thermometer Fever
受伤 face-with-head-bandage Hurt
恶心 nauseated-face Sick
喷嚏 sneezing-face Sneeze
热 hot-face Hot
冷 cold-face Cold
爆炸头 exploding-head Mind-blown
牛仔 cowboy-hat-face Cowboy
庆祝 partying-face Party
书呆子 nerd-face Nerd
担心 worried-face Worried
失望 disappointed-face Disappointed
沉思 pensive-face Pensive
天使 smiling-face-with-halo Angel
小丑 clown-face Clown
小鬼 ghost Ghost
外星人 alien Alien
机器人 robot Robot
便便 pile-of-poo Poo
猪头 pig-face Pig
猫咪 cat-face Cat
小狗 dog-face Dog
熊猫 panda Panda
兔子 rabbit-face Rabbit
老虎 tiger-face Tiger
龙 dragon-face Dragon
猴子 monkey-face Monkey
小鸡 baby-chick Chick
蝴蝶 butterfly Butterfly
鱼 tropical-fish Fish
玫瑰 rose Rose
凋谢 wilted-flower Wilted
樱花 cherry-blossom Cherry-blossom
向日葵 sunflower Sunflower
四叶草 four-leaf-clover Lucky-clover
枫叶 maple-leaf Maple-leaf
嘴唇 kiss-mark Lips
爱心 red-heart Heart
心碎 broken-heart Broken-heart
两颗心 two-hearts Two-hearts
比心 heart-hands Heart-hands
强 thumbs-up Thumbs-up
弱 thumbs-down Thumbs-down
握手 handshake Handshake
胜利 victory-hand Victory
抱拳 folded-hands Salutation
拳头 raised-fist Fist
OK ok-hand OK
爱你 love-you-gesture Love-you
加油 flexed-biceps Strong
举手 raised-hand Raised-hand
欢呼 raising-hands Hooray
好运 crossed-fingers Fingers-crossed
点赞 hundred-points Full-marks
礼物 wrapped-gift Gift
红包 red-envelope Red-packet
蛋糕 birthday-cake Cake
咖啡 hot-beverage Coffee
茶 teacup-without-handle Tea
啤酒 beer-mug Beer
干杯 clinking-beer-mugs Cheers
西瓜 watermelon Watermelon
苹果 red-apple Apple
饭 cooked-rice Rice
饺子 dumpling Dumpling
月饼 moon-cake Moon-cake
鞭炮 firecracker Firecracker
烟花 fireworks Fireworks
灯笼 red-paper-lantern Lantern
太阳 sun-with-face Sun
月亮 crescent-moon Moon
彩虹 rainbow Rainbow
`

export interface Emoji {
  /** As it is written: `[微笑]`. */
  code: string
  /** `emoji/<icon>.svg` */
  icon: string
  en: string
}

export const emojis: readonly Emoji[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', icon = '', en = ''] = row.split(' ')
    return { code: `[${name}]`, icon, en: en.replaceAll('-', ' ') }
  })

const byCode = new Map(emojis.map((emoji) => [emoji.code, emoji]))

/** What a code is called in the reader's language. */
export const emojiName = ({ code, en }: Emoji, language: string): string =>
  language === 'en-US' ? en : code.slice(1, -1)

/** The address of a drawing, from any page of the fair. */
export const emojiAddress = ({ icon }: Emoji): string => `./emoji/${icon}.svg`

/** A text cut at its known codes; unknown ones stay text. */
export function splitEmojis(text: string): (string | Emoji)[] {
  return text
    .split(/(\[[^[\]\s]{1,5}\])/)
    .map((part) => byCode.get(part) ?? part)
    .filter((part) => part !== '')
}
