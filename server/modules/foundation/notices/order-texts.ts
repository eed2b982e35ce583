/** What notices of orders, invoices and exhibition services say, as the others do. */
export const orderNotices = {
  orderPaid: {
    zh: ['订单已完成', '您的订单 {number} 已支付成功，门票可在个人中心查看。'],
    en: ['Order complete', 'Your order {number} has been paid. Find your tickets in your account.'],
  },
  orderRefunded: {
    zh: ['退款已完成', '订单 {number} 的退款 ¥{fen} 已退回原支付账户，预计 1 至 3 个工作日到账。'],
    en: [
      'Refund complete',
      'CNY {fen} for your order {number} was refunded to your original payment method. It arrives within 1 to 3 working days.',
    ],
  },
  orderCalledOff: {
    zh: [
      '门票已由主办方取消',
      '订单 {number} 中的门票已由主办方取消，已付款项将全额退回；如已申请发票，将随退款取消或冲红。',
    ],
    en: [
      'Your tickets were canceled',
      'The organizer has canceled tickets in your order {number}. Your payment is refunded in full, and any invoice for it is canceled or reversed.',
    ],
  },
  orderClosed: {
    zh: ['订单已由主办方关闭', '订单 {number} 中的门票已由主办方取消，订单已关闭，无需支付。'],
    en: [
      'Your order was closed',
      'The organizer has canceled tickets in your order {number}. The order is closed and no payment is due.',
    ],
  },
  serviceCalledOff: {
    zh: [
      '参展证已由主办方取消',
      '展务订单 {number} 中的参展证已由主办方取消，参展证的已付款项将全额退回；如已申请发票，将随退款取消或冲红。',
    ],
    en: [
      'Your badges were canceled',
      'The organizer has canceled badges in your service order {number}. What you paid for them is refunded in full, and any invoice for the order is canceled or reversed.',
    ],
  },
  serviceClosed: {
    zh: ['展务订单已由主办方关闭', '展务订单 {number} 中的参展证已由主办方取消，订单已关闭，无需支付。'],
    en: [
      'Your service order was closed',
      'The organizer has canceled badges in your service order {number}. The order is closed and no payment is due.',
    ],
  },
  placeOffered: {
    zh: ['候补到票了', '您候补的「{ticket}」有票了，已为您保留 {count} 张，请在北京时间 {until} 前下单：'],
    en: [
      'Tickets are available for you',
      'We have reserved {count} “{ticket}” for you. Please order by {until} Beijing time (GMT+8):',
    ],
  },
  placeMissed: {
    zh: ['候补保留已到期', '为您保留的「{ticket}」未在时限内下单，已顺延给下一位。如仍需要，可重新候补。'],
    en: [
      'Your reservation has expired',
      'The “{ticket}” tickets reserved for you went to the next person. You can join the waiting list again.',
    ],
  },
  waitingEnded: {
    zh: ['候补已结束', '「{ticket}」已停止销售，很遗憾未能候补到票。'],
    en: ['The waiting list is closed', 'Sales of “{ticket}” ended before a ticket became available for you.'],
  },
  invoiceIssued: {
    zh: ['发票已开具', '订单 {number} 的电子发票已开具，可在个人中心查看和下载。'],
    en: [
      'Invoice issued',
      'The invoice for your order {number} has been issued. View and download it in your account.',
    ],
  },
  invoiceFailed: {
    zh: ['发票未能开具', '订单 {number} 的发票未能开具：{reason}。请核对后重新申请。'],
    en: [
      'Invoice could not be issued',
      'The invoice for your order {number} could not be issued: {reason}. Please check the details and request it again.',
    ],
  },
  invoiceReversed: {
    zh: ['发票已冲红', '订单 {number} 的发票已冲红，现在可以申请退款或重新开票。'],
    en: [
      'Invoice reversed',
      'The invoice for your order {number} has been reversed. You can now request a refund or a new invoice.',
    ],
  },
  reversalRefused: {
    zh: ['发票冲红未通过', '订单 {number} 的发票未能冲红，发票仍然有效。'],
    en: ['Invoice not reversed', 'The invoice for your order {number} could not be reversed and is still valid.'],
  },
  paymentReturned: {
    zh: ['付款将退回', '订单 {number} 已无法接受这笔付款，款项将全额退回原支付账户。'],
    en: [
      'Your payment will be refunded',
      'Your order {number} could no longer accept this payment. It will be refunded in full to your original payment method.',
    ],
  },
  servicePaid: {
    zh: ['展务服务已生效', '您的展务订单 {number} 已支付成功，所购服务已生效，可在个人中心查看和填写。'],
    en: ['Your services are active', 'Your service order {number} has been paid. Find your services in your account.'],
  },
  serviceRefunded: {
    zh: [
      '主办方已为您办理退款',
      '主办方已为您的展务订单 {number} 办理退款 ¥{fen}，款项将退回原支付账户。原因：{reason}。',
    ],
    en: [
      'The organizer is refunding your order',
      'The organizer is refunding CNY {fen} of your service order {number} to your original payment method. Reason: {reason}.',
    ],
  },
  invoicedServiceRefunded: {
    zh: [
      '主办方已为您办理退款',
      '主办方已为您的展务订单 {number} 办理退款 ¥{fen}，款项将退回原支付账户。原因：{reason}。该订单的发票申请随退款取消，已开具的发票将冲红；其余未退部分，您可以之后重新申请发票。',
    ],
    en: [
      'The organizer is refunding your order',
      'The organizer is refunding CNY {fen} of your service order {number} to your original payment method. Reason: {reason}. The invoice request for the order is canceled with it, and an issued invoice is reversed. You can request a new invoice for what is not refunded afterwards.',
    ],
  },
  serviceOrdered: {
    zh: ['有展务订单待确认', '展务订单 {number} 待确认。请在 12 小时内处理，逾期将自动取消。'],
    en: [
      'A service order needs confirmation',
      'Service order {number} needs confirmation. It is canceled automatically after 12 hours.',
    ],
  },
  serviceConfirmed: {
    zh: ['展务订单已确认', '您的展务订单 {number} 已由主办方确认，请在 {until} 前完成支付。'],
    en: [
      'Your service order is confirmed',
      'The organizer has confirmed your service order {number}. Please pay by {until} (GMT+8).',
    ],
  },
  serviceDeclined: {
    zh: ['展务订单未获确认', '您的展务订单 {number} 未获主办方确认，订单已关闭。原因：{reason}。'],
    en: [
      'Your service order was declined',
      'The organizer declined your service order {number}, and it is closed. Reason: {reason}.',
    ],
  },
  serviceUnconfirmed: {
    zh: ['展务订单已自动取消', '您的展务订单 {number} 未在 12 小时内获主办方确认，已自动取消，您可以重新下单。'],
    en: [
      'Your service order was canceled',
      'Your service order {number} was not confirmed within 12 hours and has been canceled. You can order again.',
    ],
  },
  serviceUnpaid: {
    zh: [
      '展务订单已自动关闭',
      '您的展务订单 {number}（{what}）未在期限内付款，已自动关闭，为您保留的资源已释放。如仍需要，可重新订购。',
    ],
    en: [
      'Your service order has expired',
      'Your service order {number} ({what}) was not paid in time. It is closed, and what was reserved for you has been released. You can order again.',
    ],
  },
  boothUnpaid: {
    zh: [
      '展位订单已自动关闭',
      '您的展位订单 {number}（{what}）未在期限内付款，已自动关闭，该展位不再为您保留。如展位仍空闲，可重新订购。',
    ],
    en: [
      'Your booth order has expired',
      'Your booth order {number} ({what}) was not paid in time. It is closed, and the booth is no longer held for you. You can order again while the booth is free.',
    ],
  },
  serviceMissed: {
    zh: ['展务订单逾期未确认', '展务订单 {number} 未在 12 小时内确认，已自动取消。'],
    en: [
      'A service order was not confirmed in time',
      'Service order {number} was not confirmed within 12 hours and has been canceled.',
    ],
  },
  bookedAdvertWaits: {
    zh: ['有展商广告待审核', '展务订单 {number} 的广告已提交，待审核。投放日期为 {from} 至 {until}，通过后才会展示。'],
    en: [
      'An ad needs review',
      'The ad for order {number} needs review. It is scheduled for {from} to {until} and is shown once approved.',
    ],
  },
  bookedAdvertApproved: {
    zh: ['广告已通过审核', '您为订单 {number} 提交的广告已通过审核，将于 {from} 至 {until} 展示。'],
    en: [
      'Your ad is approved',
      'The ad for your order {number} has been approved and is shown from {from} to {until}.',
    ],
  },
  bookedAdvertReturned: {
    zh: ['广告需要修改', '您为订单 {number} 提交的广告未通过审核：{reason}。请修改后重新提交。'],
    en: [
      'Your ad needs changes',
      'The ad for your order {number} was not approved: {reason}. Please edit and resubmit it.',
    ],
  },
  transferSubmitted: {
    zh: ['有银行转账待核对', '订单 {number} 的付款人已提交转账凭证，请核对到账情况。'],
    en: [
      'A bank transfer needs checking',
      'A transfer was submitted for order {number}. Please check whether it has arrived.',
    ],
  },
  transferRejected: {
    zh: ['转账未能核实', '订单 {number} 的转账未能核实：{reason}。请核对后重新提交，或改用其他支付方式。'],
    en: [
      'Transfer could not be verified',
      'The transfer for your order {number} could not be verified: {reason}. Please submit it again or pay another way.',
    ],
  },
} as const
