import { accountNotices } from './account-texts'
import { orderNotices } from './order-texts'

/** What the fair tells a person, in both languages; `{name}` stands for a parameter. */
export const notices = {
  registrationReceived: {
    zh: ['注册申请已收到', '您的注册申请已收到，正在审核。可在“注册查询”中查看结果。'],
    en: [
      'Your registration has been received',
      'We have received your registration and are reviewing it. See the result under registration query.',
    ],
  },
  registrationApproved: {
    zh: ['注册已通过', '您的注册已通过审核，现在可以登录云展。'],
    en: ['Your registration is approved', 'Your registration has been approved. You can now log in to Yunzhan.'],
  },
  registrationRejected: {
    zh: ['注册未通过', '您的注册未通过审核，意见：{reason}'],
    en: ['Your registration was not approved', 'Your registration was not approved. Opinion: {reason}'],
  },
  registrationChanges: {
    zh: ['注册需要修改', '您的注册需要修改：{reason}。请在“注册查询”中修改后重新提交。'],
    en: [
      'Please change your registration',
      'Your registration needs changes: {reason}. Please open registration query, change it and send it again.',
    ],
  },
  registrationUndone: {
    zh: ['注册重新审核', '您的注册正在重新审核，结果将另行通知。'],
    en: [
      'Your registration is under review again',
      'Your registration is being reviewed again; we will tell you the result.',
    ],
  },
  enrollmentReceived: {
    zh: ['报名申请已收到', '您报名“{expo}”的申请已收到，正在审核。'],
    en: ['Your application has been received', 'We have received your application for “{expo}” and are reviewing it.'],
  },
  enrollmentApproved: {
    zh: ['报名已通过', '您报名“{expo}”的申请已通过。'],
    en: ['Your application is approved', 'Your application for “{expo}” has been approved.'],
  },
  enrollmentRejected: {
    zh: ['报名未通过', '您报名“{expo}”的申请未通过，意见：{reason}'],
    en: ['Your application was not approved', 'Your application for “{expo}” was not approved. Opinion: {reason}'],
  },
  enrollmentChanges: {
    zh: ['报名需要修改', '您报名“{expo}”的申请需要修改：{reason}。请取消后重新报名。'],
    en: [
      'Please change your application',
      'Your application for “{expo}” needs changes: {reason}. Please cancel it and apply again.',
    ],
  },
  enrollmentUndone: {
    zh: ['报名重新审核', '您报名“{expo}”的申请正在重新审核，结果将另行通知。'],
    en: [
      'Your application is under review again',
      'Your application for “{expo}” is being reviewed again; we will tell you the result.',
    ],
  },
  liveReminder: {
    zh: ['预约的直播即将开始', '您预约的直播“{title}”将于北京时间 {time} 开始，欢迎准时观看。'],
    en: [
      'Your booked session starts soon',
      'The session you booked, “{title}”, starts at {time} (GMT+8). We look forward to seeing you.',
    ],
  },
  followedLive: {
    zh: ['您关注的展商正在直播', '您关注的“{company}”正在直播：“{title}”，点击进入直播间：'],
    en: [
      'An exhibitor you follow is live',
      '“{company}”, which you follow, is live now: “{title}”. Enter the room here:',
    ],
  },
  followedSlots: {
    zh: ['您关注的展商开放了洽谈时段', '您关注的“{company}”开放了新的洽谈时段，可在展商页面预约。'],
    en: [
      'An exhibitor you follow has time for talks',
      '“{company}”, which you follow, has opened new times for talks. You can book one on its page.',
    ],
  },
  followedNew: {
    zh: ['您关注的展商上新了', '您关注的“{company}”今天展出了新展品，点击查看：'],
    en: ['New from an exhibitor you follow', '“{company}”, which you follow, shows something new today. See it here:'],
  },
  contentDecided: {
    zh: ['展台内容的审核结果', '主办方审核了您提交的内容：\n{lines}\n可在“我的展台”中查看。'],
    en: [
      'The organizer has looked at your content',
      'The organizer has decided on what you submitted:\n{lines}\nSee it under My stand.',
    ],
  },
  answered: {
    zh: ['您的咨询有了答复', '{service}在云展答复了您，点击查看：'],
    en: ['Your question has an answer', '{service} has answered you. Read it here:'],
  },
  inquiries: {
    zh: ['有访客在等您答复', '有访客在云展向您咨询，未读会话 {count} 个，点击查看并答复：'],
    en: [
      'Visitors wait for your answer',
      'Visitors have written to you. Conversations you have not read: {count}. Read and answer here:',
    ],
  },
  teamInvitation: {
    zh: [
      '邀请您加入“{company}”的云展团队',
      '{by}邀请您以“{role}”身份加入“{company}”的云展团队。请在 {hours} 小时内打开以下链接设置密码，链接只能使用一次；如不认识邀请人，请忽略此邮件：',
    ],
    en: [
      'You are invited to the team of {company} at Yunzhan',
      '{by} invites you to join the team of {company} as {role}. Set your password by this link within {hours} hours; it works once. If you do not know who invites you, ignore this mail:',
    ],
  },
  reportUpheld: {
    zh: ['反馈处理结果', '您提交的反馈（编号 {number}）经核实成立，我们已作出处理。{reply}感谢您的反馈。'],
    en: [
      'The outcome of your feedback',
      'We looked into your case {number}, found it justified and have acted on it. {reply}Thank you for telling us.',
    ],
  },
  reportDismissed: {
    zh: ['反馈处理结果', '您提交的反馈（编号 {number}）经核实未发现违规。{reply}感谢您的反馈。'],
    en: [
      'The outcome of your feedback',
      'We looked into your case {number} and found no breach of the rules. {reply}Thank you for telling us.',
    ],
  },
  reportAnswered: {
    zh: ['您的反馈已有答复', '您提交的反馈（编号 {number}）已处理。{reply}感谢您的反馈。'],
    en: ['An answer to your feedback', 'We have dealt with your case {number}. {reply}Thank you for telling us.'],
  },
  reportReopened: {
    zh: ['您的反馈重新处理', '您提交的反馈（编号 {number}）正在重新处理，结果将另行通知。{reply}'],
    en: [
      'Your feedback is being looked at again',
      'We are looking at your case {number} again and will tell you the result. {reply}',
    ],
  },
  demandReceived: {
    zh: ['采购需求已提交', '您的采购需求“{title}”已提交，正在审核，通过后将在供需大厅展示。'],
    en: [
      'Your demand has been submitted',
      'Your demand “{title}” is being reviewed; once approved it is shown in the exchange hall.',
    ],
  },
  demandApproved: {
    zh: ['采购需求已通过', '您的采购需求“{title}”已通过审核，展商现在可以报价。'],
    en: ['Your demand is approved', 'Your demand “{title}” has been approved; exhibitors can now offer to it.'],
  },
  demandRejected: {
    zh: ['采购需求未通过', '您的采购需求“{title}”未通过审核，意见：{reason}'],
    en: ['Your demand was not approved', 'Your demand “{title}” was not approved. Opinion: {reason}'],
  },
  demandChanges: {
    zh: ['采购需求需要修改', '您的采购需求“{title}”需要修改：{reason}。请修改后重新提交。'],
    en: [
      'Please change your demand',
      'Your demand “{title}” needs changes: {reason}. Please change it and submit it again.',
    ],
  },
  demandUndone: {
    zh: ['采购需求重新审核', '您的采购需求“{title}”正在重新审核，结果将另行通知。'],
    en: [
      'Your demand is under review again',
      'Your demand “{title}” is being reviewed again; we will tell you the result.',
    ],
  },
  demandWaits: {
    zh: ['有采购需求等待报价', '采购需求“{title}”与您的展品相关，目前还没有展商报价，欢迎查看并报价。'],
    en: [
      'A demand waits for offers',
      'The demand “{title}” is close to what you show, and nobody has offered to it yet. Have a look and make an offer.',
    ],
  },
  intentionReceived: {
    zh: ['收到意向订单', '有买家对展品“{exhibit}”发来意向订单，请及时答复。'],
    en: ['You have an intention order', 'A buyer has sent an intention order for “{exhibit}”. Please answer it.'],
  },
  intentionCountered: {
    zh: ['意向订单有新报价', '展商对您的意向订单“{exhibit}”提出了新的数量或单价，请答复。'],
    en: [
      'Your intention order was countered',
      'The exhibitor has named another quantity or price for “{exhibit}”. Please answer.',
    ],
  },
  intentionAccepted: {
    zh: ['意向订单已达成', '关于“{exhibit}”的意向订单已被接受。'],
    en: ['An intention order is agreed', 'The intention order for “{exhibit}” has been accepted.'],
  },
  intentionDeclined: {
    zh: ['意向订单未达成', '关于“{exhibit}”的意向订单已被谢绝，原因见个人中心。'],
    en: [
      'An intention order was declined',
      'The intention order for “{exhibit}” was declined; the reason is in your personal centre.',
    ],
  },
  intentionCancelled: {
    zh: ['意向订单已取消', '买家取消了对“{exhibit}”的意向订单。'],
    en: ['An intention order was cancelled', 'The buyer has cancelled the intention order for “{exhibit}”.'],
  },
  offerReceived: {
    zh: ['收到新报价', '{company}对您的采购需求“{title}”报价。'],
    en: ['You have a new offer', '{company} has offered to your demand “{title}”.'],
  },
  offerShortlisted: {
    zh: ['您的报价已入围', '您对采购需求“{title}”的报价已入围，现在可以查看买家的联系方式。'],
    en: [
      'Your offer is shortlisted',
      'Your offer to the demand “{title}” has been shortlisted; you can now see how to reach the buyer.',
    ],
  },
  offerDeclined: {
    zh: ['您的报价未被采用', '您对采购需求“{title}”的报价未被采用，原因：{reason}'],
    en: ['Your offer was declined', 'Your offer to the demand “{title}” was declined. Reason: {reason}'],
  },
  offerAccepted: {
    zh: ['您的报价已被接受', '您对采购需求“{title}”的报价已被接受，数量：{quantity}。请与买家联系。'],
    en: [
      'Your offer is accepted',
      'Your offer to the demand “{title}” has been accepted for a quantity of {quantity}. Please contact the buyer.',
    ],
  },
  quotationIssued: {
    zh: ['收到报价单', '{company}就您的采购需求“{title}”出具了报价单，请查看并确认。'],
    en: [
      'You have a quotation',
      '{company} has issued a quotation for your demand “{title}”. Please read and confirm it.',
    ],
  },
  quotationConfirmed: {
    zh: ['报价单已确认', '采购商已确认您就采购需求“{title}”出具的报价单。'],
    en: ['Your quotation is confirmed', 'The buyer has confirmed your quotation for the demand “{title}”.'],
  },
  quotationSuperseded: {
    zh: ['报价单已失效', '{company}变动了对采购需求“{title}”的报价，先前的报价单不再有效。'],
    en: [
      'A quotation no longer holds',
      '{company} has changed or withdrawn its offer to your demand “{title}”; the quotation of it no longer holds.',
    ],
  },
  appointmentAsked: {
    zh: ['新的洽谈预约', '{who}预约于北京时间 {time} 与您洽谈（{place}），事由：{purpose}。请尽快答复。'],
    en: [
      'A new request for a talk',
      '{who} would like to talk with you on {time} Beijing time (GMT+8), {place}: {purpose}. Please answer soon.',
    ],
  },
  appointmentConfirmed: {
    zh: ['洽谈预约已确认', '{who}已确认北京时间 {time} 的洽谈，地点：{place}。'],
    en: ['Your talk is confirmed', '{who} has confirmed the talk on {time} Beijing time (GMT+8), {place}.'],
  },
  appointmentDeclined: {
    zh: ['洽谈预约未能安排', '{who}无法安排北京时间 {time} 的洽谈，原因：{reason}。'],
    en: ['Your request was declined', '{who} cannot talk on {time} Beijing time (GMT+8). Reason: {reason}.'],
  },
  appointmentProposed: {
    zh: ['对方提议改期', '{who}提议将北京时间 {time} 的洽谈改到 {newTime}，请答复是否接受。'],
    en: [
      'Another time was proposed',
      '{who} proposes to move the talk of {time} to {newTime} Beijing time (GMT+8). Please accept or refuse.',
    ],
  },
  appointmentAccepted: {
    zh: ['改期已被接受', '{who}接受了改期，洽谈时间为北京时间 {newTime}，地点：{place}。'],
    en: ['The new time was accepted', '{who} has accepted: the talk is on {newTime} Beijing time (GMT+8), {place}.'],
  },
  appointmentRefused: {
    zh: ['改期未被接受', '{who}没有接受改到北京时间 {newTime} 的提议，请查看预约的当前状态。'],
    en: [
      'The new time was refused',
      '{who} has refused the new time {newTime} Beijing time (GMT+8). See how the appointment stands now.',
    ],
  },
  appointmentCancelled: {
    zh: ['洽谈已取消', '{who}取消了北京时间 {time} 的洽谈，原因：{reason}。'],
    en: ['The talk was cancelled', '{who} has cancelled the talk on {time} Beijing time (GMT+8). Reason: {reason}.'],
  },
  appointmentExpired: {
    zh: ['洽谈预约已过期', '与{who}在北京时间 {time} 的洽谈预约未在时限内得到答复，已过期。'],
    en: [
      'The request has expired',
      'The request for a talk with {who} on {time} Beijing time (GMT+8) was not answered in time and has expired.',
    ],
  },
  appointmentReminder: {
    zh: ['洽谈提醒', '您与{who}的洽谈将于北京时间 {time} 开始，地点：{place}。'],
    en: ['Your talk is coming up', 'Your talk with {who} begins on {time} Beijing time (GMT+8), {place}.'],
  },
  appointmentMissed: {
    zh: ['您被标记为未到场', '{who}表示您没有参加北京时间 {time} 的洽谈。如有异议，可在洽谈预约中申诉。'],
    en: [
      'You were marked as absent',
      '{who} says that you did not come to the talk on {time} Beijing time (GMT+8). You can contest this under appointments.',
    ],
  },
  appointmentContested: {
    zh: ['对方对未到场标记有异议', '{who}对北京时间 {time} 的洽谈被标记为未到场有异议：{reason}。'],
    en: ['An absence was contested', '{who} contests having missed the talk on {time} Beijing time (GMT+8): {reason}.'],
  },
  appointmentDecided: {
    zh: ['主办方已裁定', '关于您与{who}在北京时间 {time} 的洽谈，主办方裁定：{outcome}。理由：{reason}。'],
    en: [
      'The organizer has decided',
      'On your talk with {who} on {time} Beijing time (GMT+8) the organizer has decided that {outcome}. Reason: {reason}.',
    ],
  },
  cardAsked: {
    zh: ['有展商希望与您交换名片', '{company}在展位扫描了您的名片码。请您确认交换名片，{minutes} 分钟内有效。'],
    en: [
      'An exhibitor asks for your card',
      '{company} has scanned your code at its booth and asks for your card. Choose what to give within {minutes} minutes.',
    ],
  },
  questionnaireOpened: {
    zh: ['邀请您填写问卷', '「{title}」邀请您填写，北京时间 {until} 截止。'],
    en: [
      'You are asked to fill in a questionnaire',
      '“{title}” asks for your answers until {until} Beijing time (GMT+8).',
    ],
  },
  mailingService: { zh: ['{subject}', '{text}'], en: ['{subject}', '{text}'] },
  mailingNews: { zh: ['{subject}', '{text}'], en: ['{subject}', '{text}'] },
  preRegistered: {
    zh: [
      '买家预登记成功',
      '您已完成买家预登记，预登记码：{code}。到场时请出示，也可凭下面的链接注册账号，资料无需再填：',
    ],
    en: [
      'You are pre-registered',
      'You are pre-registered as a buyer. Your code: {code}. Show it when you come. This link makes an account of it, with your details filled in:',
    ],
  },
  preRegisteredBefore: {
    zh: [
      '您已预登记过',
      '您此前已完成买家预登记，无需重复登记，预登记码：{code}。到场时请出示，也可凭下面的链接注册账号：',
    ],
    en: [
      'You are pre-registered already',
      'You had pre-registered before; there is nothing more to do. Your code: {code}. Show it when you come. This link makes an account of it:',
    ],
  },
  ...orderNotices,
  ...accountNotices,
} as const satisfies Record<string, Record<'zh' | 'en', readonly [subject: string, body: string]>>

export type NoticeName = keyof typeof notices
