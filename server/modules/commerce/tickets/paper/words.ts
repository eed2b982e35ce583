import type { Language } from '#contract/core/language.ts'
import type { TicketKind } from '#contract/commerce/tickets/rules.ts'
import { CHILD_HEIGHT_CM } from '#contract/commerce/tickets/limits.ts'

interface Words {
  brand: string
  heading: string
  day: string
  hours: string
  holder: string
  nobody: string
  order: string
  advice: Record<'named' | 'free', string>
  kind: Partial<Record<TicketKind, string>>
}

const [least, most] = [CHILD_HEIGHT_CM.min / 100, CHILD_HEIGHT_CM.max / 100]

/** What stands on an e-ticket beside what is the ticket's own. */
export const ticketWords: Record<Language, Words> = {
  'zh-CN': {
    brand: '云展 · 文化产业博览会',
    heading: '电子门票',
    day: '有效日期',
    hours: '开放时间（GMT+8）',
    holder: '持票人',
    nobody: '尚未填写',
    order: '订单号',
    advice: {
      named: '入场时请出示本二维码与本人证件。一人一票，请勿转让或公开二维码。',
      free: '入场时请出示本二维码。请勿公开二维码。',
    },
    kind: { child: `仅限身高 ${least} 至 ${most} 米的儿童，须由成人陪同` },
  },
  'en-US': {
    brand: 'Yunzhan · Cultural Industries Fair',
    heading: 'E-ticket',
    day: 'Valid on',
    hours: 'Opening hours (GMT+8)',
    holder: 'Holder',
    nobody: 'Not provided yet',
    order: 'Order',
    advice: {
      named: 'Show this code and your ID at the entrance. One ticket per person. Do not share the code.',
      free: 'Show this code at the entrance. Do not share it.',
    },
    kind: { child: `For children ${least} to ${most} m tall, accompanied by an adult` },
  },
}
