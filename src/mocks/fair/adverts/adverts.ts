import { advertShapes } from '#contract/fair/adverts/rules.ts'
import type { Advert, AdvertModule } from '#contract/fair/adverts/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { drawing } from '#src/mocks/core/art.ts'
import { say, type Both } from '#src/mocks/core/bilingual.ts'

const titles: Record<AdvertModule, readonly Both[]> = {
  home: [
    ['八馆同开，云上看展', 'Eight halls, open online'],
    ['匠人直播季', 'Makers live, all week'],
    ['海外馆首展', 'The Overseas Hall opens'],
  ],
  exhibits: [
    ['本周新品', 'New this week'],
    ['可定制的礼物', 'Gifts made to order'],
  ],
  exhibitors: [['参展商风采', 'Meet the exhibitors']],
  news: [['展会日报', 'The fair daily']],
  halls: [['逛遍八个展馆', 'Walk all eight halls']],
  popup: [
    ['开幕有礼', 'Opening gifts'],
    ['买家对接报名中', 'Buyer matchmaking is open'],
  ],
  login: [
    ['采购商：先看货，再约谈', 'Buyers: see the goods, then set up a talk'],
    ['参展商：把工坊开到云上', 'Exhibitors: open your workshop to the world'],
  ],
}

const links = ['./exhibitss.html#/', '', './themeExhibition.html#/']

export function advertsIn(language: Language, module: AdvertModule) {
  return titles[module].map((title, i) => ({
    id: module.length * 10 + i,
    title: say(language, title),
    imageUrl: drawing(module.length * 13 + i * 4 + 1, advertShapes[module]),
    jumpLink: links[i] ?? '',
  })) satisfies Advert[]
}
