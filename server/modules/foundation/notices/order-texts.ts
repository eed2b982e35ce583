/** What notices of orders, invoices and exhibition services say, as the others do. */
export const orderNotices = {
  orderPaid: {
    zh: ['订单已完成', '您的订单 {number} 已支付成功，门票可在个人中心查看。'],
    en: ['Your order is complete', 'Your order {number} is paid. You find your tickets in the personal centre.'],
  },
  orderRefunded: {
    zh: ['退款已完成', '订单 {number} 的退款 ¥{fen} 已退回原支付账户，预计 1 至 3 个工作日到账。'],
    en: [
      'Your refund is complete',
      'CNY {fen} of your order {number} went back to the account that it was paid from; it arrives within 1 to 3 working days.',
    ],
  },
  orderCalledOff: {
    zh: ['门票已由主办方取消', '订单 {number} 中的门票已由主办方取消，已付款项将全额退回。'],
    en: [
      'Your tickets were called off',
      'The organizer has called off tickets of your order {number}. What was paid is refunded in full.',
    ],
  },
  orderClosed: {
    zh: ['订单已由主办方关闭', '订单 {number} 中的门票已由主办方取消，订单已关闭，无需支付。'],
    en: [
      'Your order was closed',
      'The organizer has called off tickets of your order {number}. It is closed, and nothing is to be paid.',
    ],
  },
  placeOffered: {
    zh: ['候补到票了', '您候补的「{ticket}」有票了，已为您保留 {count} 张，请在北京时间 {until} 前下单：'],
    en: [
      'Tickets you wait for are free',
      'We have set aside {count} of “{ticket}” for you. Please order until {until} Beijing time (GMT+8):',
    ],
  },
  placeMissed: {
    zh: ['候补保留已到期', '为您保留的「{ticket}」未在时限内下单，已顺延给下一位。如仍需要，可重新候补。'],
    en: [
      'Your time to order is over',
      'The tickets of “{ticket}” that were set aside for you went to the next in line. You can join the queue again.',
    ],
  },
  waitingEnded: {
    zh: ['候补已结束', '「{ticket}」已停止销售，很遗憾未能候补到票。'],
    en: ['The waiting list is closed', 'The sale of “{ticket}” has ended before a ticket came free for you.'],
  },
  invoiceIssued: {
    zh: ['发票已开具', '订单 {number} 的电子发票已开具，可在个人中心查看和下载。'],
    en: ['Your invoice is issued', 'The invoice of your order {number} is issued. Read it in the personal centre.'],
  },
  invoiceFailed: {
    zh: ['发票未能开具', '订单 {number} 的发票未能开具：{reason}。请核对后重新申请。'],
    en: [
      'Your invoice could not be issued',
      'The invoice of your order {number} could not be issued: {reason}. Please apply again.',
    ],
  },
  invoiceReversed: {
    zh: ['发票已冲红', '订单 {number} 的发票已冲红，现在可以申请退款或重新开票。'],
    en: [
      'Your invoice is reversed',
      'The invoice of your order {number} is reversed. You can ask for a refund or apply again.',
    ],
  },
  reversalRefused: {
    zh: ['发票冲红未通过', '订单 {number} 的发票未能冲红，发票仍然有效。'],
    en: ['Your invoice was not reversed', 'The invoice of your order {number} could not be reversed; it still holds.'],
  },
  paymentReturned: {
    zh: ['付款将退回', '订单 {number} 已无法接受这笔付款，款项将全额退回原支付账户。'],
    en: [
      'Your payment is returned',
      'Your order {number} could no longer take this payment. It goes back in full to the account that it came from.',
    ],
  },
  servicePaid: {
    zh: ['展务服务已生效', '您的展务订单 {number} 已支付成功，所购服务已生效，可在个人中心查看和填写。'],
    en: [
      'Your exhibition services are yours',
      'Your order {number} of exhibition services is paid. What you bought is in your personal centre.',
    ],
  },
  serviceOrdered: {
    zh: ['有展务订单待确认', '展务订单 {number} 待确认。请在 12 小时内处理，逾期将自动取消。'],
    en: [
      'An order of services waits to be confirmed',
      'The order {number} of exhibition services waits to be confirmed. After 12 hours it is cancelled by itself.',
    ],
  },
  serviceConfirmed: {
    zh: ['展务订单已确认', '您的展务订单 {number} 已由主办方确认，请在 {until} 前完成支付。'],
    en: [
      'Your order of services is confirmed',
      'The organizer has confirmed your order {number} of exhibition services. Please pay before {until} (GMT+8).',
    ],
  },
  serviceDeclined: {
    zh: ['展务订单未获确认', '您的展务订单 {number} 未获主办方确认，订单已关闭。原因：{reason}。'],
    en: [
      'Your order of services was not confirmed',
      'The organizer did not confirm your order {number} of exhibition services, and it is closed. Reason: {reason}.',
    ],
  },
  serviceUnconfirmed: {
    zh: ['展务订单已自动取消', '您的展务订单 {number} 未在 12 小时内获主办方确认，已自动取消，您可以重新下单。'],
    en: [
      'Your order of services was cancelled',
      'Your order {number} of exhibition services was not confirmed within 12 hours and is cancelled. You can order again.',
    ],
  },
  serviceMissed: {
    zh: ['展务订单逾期未确认', '展务订单 {number} 未在 12 小时内确认，已自动取消。'],
    en: [
      'An order of services was not confirmed in time',
      'The order {number} of exhibition services was not confirmed within 12 hours and is cancelled.',
    ],
  },
  bookedAdvertWaits: {
    zh: ['有展商广告待审核', '展务订单 {number} 的广告已提交，待审核。投放日期为 {from} 至 {until}，通过后才会展示。'],
    en: [
      'An exhibitor’s advert waits to be reviewed',
      'The advert of the order {number} waits to be reviewed. Its days are {from} to {until}; it is shown once it is approved.',
    ],
  },
  bookedAdvertApproved: {
    zh: ['广告已通过审核', '您为订单 {number} 提交的广告已通过审核，将于 {from} 至 {until} 展示。'],
    en: [
      'Your advert is approved',
      'The advert of your order {number} is approved and is shown from {from} to {until}.',
    ],
  },
  bookedAdvertReturned: {
    zh: ['广告需要修改', '您为订单 {number} 提交的广告未通过审核：{reason}。请修改后重新提交。'],
    en: [
      'Your advert needs a change',
      'The advert of your order {number} was not approved: {reason}. Please change it and submit it again.',
    ],
  },
  transferSubmitted: {
    zh: ['有银行转账待核对', '订单 {number} 的付款人已提交转账凭证，请核对到账情况。'],
    en: [
      'A bank transfer waits to be checked',
      'The payer of the order {number} has reported a transfer. Please check it.',
    ],
  },
  transferRejected: {
    zh: ['转账未能核实', '订单 {number} 的转账未能核实：{reason}。请核对后重新提交，或改用其他支付方式。'],
    en: [
      'Your transfer could not be confirmed',
      'The transfer for your order {number} could not be confirmed: {reason}. Please report it again, or pay another way.',
    ],
  },
} as const
