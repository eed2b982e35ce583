/**
 * Words by which a question asks, and which name nothing that could be looked up. Chinese ones are cut out of the
 * sentence, the longest first; English ones are left out as whole words.
 */
const listZh = (words: string): string[] => words.trim().split(/\s+/)
const setEn = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

export const questionWordsZh = listZh(`
  你们有没有 没有 有没有 有哪些 有什么 是什么 什么样 为什么 怎么样 怎么走 多少钱 能不能 可不可以 可以 请问 你好 您好 告诉我 介绍一下 介绍 推荐一下 推荐
  几件 几款 我想 想要 想看 想找 想买 了解一下 了解 帮我 一下 在哪里 在哪儿 在哪 哪里 哪儿 哪个 哪家 哪些 哪几 哪位 什么时候 什么时间 几点 什么 怎么
  怎样 如何 多少 几个 几号 需要 要不要 需不需要 应该 关于 相关 这个 那个 这些 它的 他的 他们 它们 你们 我们 还有 还是 以及 或者 吗 呢 吧 啊
  呀 要 的 了 是 有 在 您 你 谁`)

/** Cut off at the edges alone: within a name they belong to it. */
export const EDGES_ZH =
  /^[和与跟我请要想看买找到去被把里都也还它他这那]+|[和与跟我请要想看买找到去被把里都也还它他这那]+$/gu

export const questionWordsEn = setEn(`
  a an the and or of in on at to for from by with about into is are was were be been am do does did can could may might
  shall should will would have has had i me my we our you your they them their it its he his she her this that these
  those there here what which who whom whose when where why how many much any some all please tell show find give get
  want need like know look looking see buy sell more most other another not no yes hi hello thanks thank s re ve ll got
  recommend let us so if then than too very just as also only`)

export const intentNames = ['where', 'when', 'program', 'contact', 'price'] as const
export type Intent = (typeof intentNames)[number]

/** Intents of questions; these words do not name a product. */
export const intents: Record<Intent, { zh: readonly string[]; en: ReadonlySet<string> }> = {
  where: {
    zh: listZh(
      '在哪个展馆 在哪个馆 哪个展馆 哪个馆 展位号 展位 摊位 位置 地点 地址 怎么走 在哪里 在哪儿 在哪 哪里 哪儿',
    ),
    en: setEn('where booth booths stand located location place venue address'),
  },
  when: {
    zh: listZh('开放时间 开展时间 营业时间 开馆时间 什么时候 什么时间 几点 时间 日期 几号 开放 开展 开门 关门 结束'),
    en: setEn('when time times hour hours open opens opening close closes closing date dates start starts end ends'),
  },
  program: {
    zh: listZh('日程安排 日程 议程 活动安排 活动 安排 直播 讲座 演示 今天 明天 后天 接下来'),
    en: setEn('schedule program programme agenda event events live talk talks today tomorrow next upcoming'),
  },
  contact: {
    zh: listZh('联系方式 联系 电话 邮箱 邮件 客服 人工'),
    en: setEn('contact phone telephone email mail call support service'),
  },
  price: { zh: listZh('价格 多少钱 价钱 售价'), en: setEn('price prices cost costs') },
}

/** Words for any thing of a kind. */
export const kindsZh = listZh(
  '看展 逛展 有限公司 组委会 主办方 展览会 博览会 参展商 展会 云展 展品 展商 作品 产品 公司 展览',
)
export const kindsEn = setEn(
  `fair expo exhibition exhibitions exhibit exhibits exhibitor exhibitors yunzhan work works piece pieces product products
  organizer organizers organiser organisers committee`,
)

/** Says nothing of what a question is about; cut out of it after the concepts. */
export const stopZh = listZh(`
  多久 多长时间 怎么办 能不能 可不可以 可以 想把 以后 之后 之前 时候 时间 一下 一个 一张 自己 别人 已经 要不要 需要 我的 办理 操作 申请
  选择 打开 点击 使用 设置 查看 不了 不上 不能 无法 失败 出去 进去 里面 上面 如果 是不是 会不会 有没有 没有`)

/** The same of English words, beside those by which a question asks. */
export const stopEn = setEn(`
  time times hour hours day days daily still one ones able happen happens happened long ago yet next something anything somebody someone people
  really myself ve please possible way ways turn off fail failed fails failing recommend work works`)

/** Asks what somebody shows. */
export const SHOWN = /展品|作品|产品|东西|\b(exhibit|work|piece|product)s?\b/

/** Words for one thing: whoever says the one means a record that says the other. */
export const same: readonly ReadonlySet<string>[] = [
  new Set(listZh('注册 登录 账号 帐号')),
  setEn('register registration registering registered account login'),
  new Set(listZh('瓷器 陶瓷 瓷')),
]
