/** Words and where they are harmless after all. */
export interface Dictionary {
  terms: readonly string[]
  /** Longer words that contain a term and offend nobody. */
  harmless: readonly string[]
}

const lines = (text: string) => text.trim().split(/\s*\n\s*/)

/** One term a line, Chinese first; capitals, full-width letters and what stands between do not matter. */
const terms = lines(`
  赌博网站
  网络赌博
  网上赌场
  线上赌场
  博彩网站
  博彩平台
  赌球
  六合彩
  地下彩票
  外围投注
  老虎机
  真人荷官
  百家乐平台
  代打百家乐
  彩票内幕
  online casino
  casino bonus
  sports betting
  betting tips
  guaranteed winnings

  代开发票
  虚开发票
  刷单
  刷信誉
  跑分平台
  洗钱
  信用卡套现
  代办假证
  办假证
  假文凭
  出售假币
  收购银行卡
  买卖银行卡
  杀猪盘
  传销
  稳赚不赔
  保本高息
  裸贷
  高利贷
  伪基站
  盗号
  counterfeit money
  fake passport
  fake passports
  fake diploma
  fake diplomas
  stolen credit cards
  money laundering
  pyramid scheme
  ponzi scheme
  get rich quick
  double your money

  冰毒
  海洛因
  可卡因
  摇头丸
  大麻
  麻古
  贩毒
  听话水
  迷奸药
  催情药
  吸毒工具
  buy cocaine
  cocaine for sale
  buy heroin
  heroin for sale
  crystal meth
  methamphetamine
  ecstasy pills
  fentanyl
  weed for sale

  出售枪支
  买卖枪支
  枪支交易
  私造枪支
  仿真枪出售
  出售弹药
  军火交易
  炸药配方
  炸弹制作
  雷管出售
  guns for sale
  ammo for sale
  ghost gun
  ghost guns
  explosives for sale
  bomb making

  约炮
  援交
  裸聊
  求包养
  招嫖
  嫖娼
  卖淫
  色情服务
  色情交易
  色情网站
  色情直播
  黄色网站
  成人电影
  porn
  porno
  pornography
  live sex
  sex for money
  nude cam
  call girls
  escort service
  hookup tonight

  靠
  傻逼
  二逼
  装逼
  操你妈
  他妈的
  狗娘养的
  狗杂种
  王八蛋
  混蛋
  贱人
  贱货
  婊子
  脑残
  智障
  人渣
  蠢货
  死全家
  ass
  asshole
  assholes
  bastard
  bitch
  bitches
  bullshit
  cunt
  dickhead
  dumbass
  fuck
  fucked
  fucker
  fucking
  moron
  motherfucker
  retard
  shit
  slut
  son of a bitch
  wanker
  whore
`)

const harmless = lines(`
  可靠
  依靠
  靠谱
  牢靠
  停靠
  投靠
  靠近
  靠山
  靠岸
  靠垫
  靠背
  反洗钱
  打击洗钱
  打击传销
  防范传销
  打击贩毒
  工业大麻
  大麻布
  大麻纤维
  大麻织物
  大麻籽
  大麻哈鱼
  禁止枪支交易
  打击枪支交易
  节约炮
  大约炮
  条约炮
  纽约炮台
  支援交
  救援交
  声援交
  增援交
  智障人士
  智障儿童
  智障青年
  智障者
  anti money laundering
  wild ass
  bastard sword
  bastard file
`)

/** The fair's own list: dealing and soliciting rather than single words, which history and art need. */
export const fairDictionary: Dictionary = { terms, harmless }
