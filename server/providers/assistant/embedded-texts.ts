import type { AssistantSource } from '../../../contract/assistant/schemas'
import type { Language } from '../../../contract/core/language'

export interface Texts {
  who: string
  suggestion: string
  nothing: string
  askPeople: string
  /** What introduces so many sources of a kind. */
  lead: Record<AssistantSource['type'], (count: number) => string>
}

/** What the search assistant says around what it found. */
export const texts: Record<Language, Texts> = {
  'zh-CN': {
    who: '您好，我是云展的搜索助手。我在展会自己的资料里查找，引用原文并注明出处；我不会自由聊天，也不会编造答案。',
    suggestion: '可以这样问我：\n· 有哪些青花瓷？\n· 某家展商的展位在哪里？\n· 展会什么时候开放？\n· 看展需要登录吗？',
    nothing:
      '我是搜索助手，在展会资料里没有找到与这个问题相关的内容。换个说法，或写出展品、展商的名称，可能更容易找到。',
    askPeople: '也可以直接联系客服或组委会：',
    lead: {
      fair: () => '关于展会：',
      schedule: (count) => (count > 1 ? `找到 ${count} 场活动（北京时间）：` : '找到这场活动（北京时间）：'),
      help: () => '帮助中心是这样说的：',
      exhibitor: (count) => (count > 1 ? `找到 ${count} 家展商：` : '找到这家展商：'),
      exhibit: (count) => (count > 1 ? `找到 ${count} 件展品：` : '找到这件展品：'),
      news: (count) => (count > 1 ? `相关资讯 ${count} 篇：` : '相关资讯：'),
    },
  },
  'en-US': {
    who: 'Hello, I am the search assistant of Yunzhan. I look through the fair’s own material, quote it and say where it comes from; I do not chat freely, and I make nothing up.',
    suggestion:
      'You could ask me:\n· Which blue-and-white porcelain is there?\n· Where is the booth of an exhibitor?\n· When is the fair open?\n· Do I need an account to visit?',
    nothing:
      'I am a search assistant, and I found nothing in the fair’s material that fits this question. Other words, or the name of an exhibit or exhibitor, may help.',
    askPeople: 'You can also ask customer service or the organizers:',
    lead: {
      fair: () => 'About the fair:',
      schedule: (count) => (count > 1 ? `I found ${count} events (times in GMT+8):` : 'I found this event (GMT+8):'),
      help: () => 'The help centre says:',
      exhibitor: (count) => (count > 1 ? `I found ${count} exhibitors:` : 'I found this exhibitor:'),
      exhibit: (count) => (count > 1 ? `I found ${count} exhibits:` : 'I found this exhibit:'),
      news: (count) => (count > 1 ? `${count} related articles:` : 'A related article:'),
    },
  },
}
