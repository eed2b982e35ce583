import type { AssistantSource } from '#contract/operations/assistant/schemas.ts'
import type { Language } from '#contract/core/language.ts'

export interface Texts {
  who: string
  suggestion: string
  nothing: string
  /** What introduces so many sources of a kind; empty: the source speaks for itself. */
  lead: Record<Exclude<AssistantSource['type'], 'contact'>, (count: number) => string>
  /** What introduces the topics of the help center after the one that is quoted in full. */
  relatedHelp: string
}

/** What the search assistant writes around what it found. */
export const texts: Record<Language, Texts> = {
  'zh-CN': {
    who: '您好，我是云展的搜索助手。我在展会自己的资料里查找，引用原文并注明出处；我不闲聊，也不会编造答案。',
    suggestion: '可以这样问我：\n· 怎么退票？\n· 明天有什么活动？\n· 某家展商的展位在哪里？\n· 有哪些青花瓷？',
    nothing: '在展会资料里没有找到这个问题的答案，请联系客服',
    lead: {
      fair: () => '',
      ticket: () => '门票（北京时间）：',
      schedule: (count) => (count > 1 ? `${count} 场活动（北京时间）：` : '这场活动（北京时间）：'),
      live: (count) => (count > 1 ? `${count} 场直播（北京时间）：` : '这场直播（北京时间）：'),
      help: () => '',
      exhibitor: (count) => (count > 1 ? `找到 ${count} 家展商：` : '找到这家展商：'),
      exhibit: (count) => (count > 1 ? `找到 ${count} 件展品：` : '找到这件展品：'),
      news: (count) => (count > 1 ? `相关资讯 ${count} 篇：` : '相关资讯：'),
    },
    relatedHelp: '相关帮助：',
  },
  'en-US': {
    who: 'Hello, I am the Yunzhan search assistant. I search the fair’s own information, quote it, and cite the source. I do not chat freely or make up answers.',
    suggestion:
      'You can ask:\n· How do I get a ticket refund?\n· What is on tomorrow?\n· Where is an exhibitor’s booth?\n· Which blue-and-white porcelain is on show?',
    nothing: 'I could not find an answer in the fair’s information. Please contact customer service',
    lead: {
      fair: () => '',
      ticket: (count) => (count > 1 ? 'Tickets (times in GMT+8):' : 'Ticket (times in GMT+8):'),
      schedule: (count) => (count > 1 ? `${count} events (times in GMT+8):` : 'This event (GMT+8):'),
      live: (count) => (count > 1 ? `${count} live sessions (times in GMT+8):` : 'This live session (GMT+8):'),
      help: () => '',
      exhibitor: (count) => (count > 1 ? `I found ${count} exhibitors:` : 'I found this exhibitor:'),
      exhibit: (count) => (count > 1 ? `I found ${count} exhibits:` : 'I found this exhibit:'),
      news: (count) => (count > 1 ? `${count} related articles:` : 'A related article:'),
    },
    relatedHelp: 'Related help:',
  },
}
