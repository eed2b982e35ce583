import { accountNotices } from './account-texts'
import { orderNotices } from './order-texts'

/** Notification texts in both languages; `{name}` stands for a parameter. */
export const notices = {
  registrationReceived: {
    zh: ['注册申请已收到', '您的注册申请已收到，正在审核。可在“注册查询”中查看结果。'],
    en: [
      'Registration received',
      'We have received your registration and are reviewing it. Check the result under Registration query.',
    ],
  },
  registrationApproved: {
    zh: ['注册已通过', '您的注册已通过审核，现在可以登录云展。'],
    en: ['Registration approved', 'Your registration has been approved. You can now log in to Yunzhan.'],
  },
  registrationRejected: {
    zh: ['注册未通过', '您的注册未通过审核，意见：{reason}'],
    en: ['Registration not approved', 'Your registration was not approved. Reviewer note: {reason}'],
  },
  registrationChanges: {
    zh: ['注册需要修改', '您的注册需要修改：{reason}。请在“注册查询”中修改后重新提交。'],
    en: [
      'Please update your registration',
      'Your registration needs changes: {reason}. Please open Registration query, make the changes, and resubmit it.',
    ],
  },
  registrationUndone: {
    zh: ['注册重新审核', '您的注册正在重新审核，结果将另行通知。'],
    en: [
      'Registration under review again',
      'Your registration is being reviewed again. We will notify you of the result.',
    ],
  },
  enrollmentReceived: {
    zh: ['报名申请已收到', '您报名“{expo}”的申请已收到，正在审核。'],
    en: ['Application received', 'We have received your application for “{expo}” and are reviewing it.'],
  },
  enrollmentApproved: {
    zh: ['报名已通过', '您报名“{expo}”的申请已通过。'],
    en: ['Application approved', 'Your application for “{expo}” has been approved.'],
  },
  enrollmentRejected: {
    zh: ['报名未通过', '您报名“{expo}”的申请未通过，意见：{reason}'],
    en: ['Application not approved', 'Your application for “{expo}” was not approved. Reviewer note: {reason}'],
  },
  enrollmentChanges: {
    zh: ['报名需要修改', '您报名“{expo}”的申请需要修改：{reason}。请取消后重新报名。'],
    en: [
      'Please update your application',
      'Your application for “{expo}” needs changes: {reason}. Please cancel it and apply again.',
    ],
  },
  enrollmentUndone: {
    zh: ['报名重新审核', '您报名“{expo}”的申请正在重新审核，结果将另行通知。'],
    en: [
      'Application under review again',
      'Your application for “{expo}” is being reviewed again. We will notify you of the result.',
    ],
  },
  liveReminder: {
    zh: ['预约的直播即将开始', '您预约的直播“{title}”将于北京时间 {time} 开始，欢迎准时观看。'],
    en: ['Your booked session starts soon', '“{title}” starts at {time} (GMT+8). We look forward to seeing you.'],
  },
  followedLive: {
    zh: ['您关注的展商正在直播', '您关注的“{company}”正在直播：“{title}”，点击进入直播间：'],
    en: ['An exhibitor you follow is live', '“{company}” is live now: “{title}”. Join the room here:'],
  },
  followedSlots: {
    zh: ['您关注的展商开放了洽谈时段', '您关注的“{company}”开放了新的洽谈时段，可在展商页面预约。'],
    en: [
      'An exhibitor you follow has new meeting times',
      '“{company}” has opened new meeting times. You can book one on their page.',
    ],
  },
  followedNew: {
    zh: ['您关注的展商上新了', '您关注的“{company}”今天展出了新展品，点击查看：'],
    en: ['New exhibits from an exhibitor you follow', '“{company}” added new exhibits today. View them here:'],
  },
  boothAssigned: {
    zh: ['展位已分配', '主办方已为您分配展位：{hall} {number}。'],
    en: ['Your booth', 'The organizer has assigned you booth {number} in {hall}.'],
  },
  boothMoved: {
    zh: ['展位已调整', '您的展位已调整为：{hall} {number}。'],
    en: ['Your booth has changed', 'The organizer has moved you to booth {number} in {hall}.'],
  },
  boothReleased: {
    zh: ['展位已取消', '您在{hall}的展位 {number} 已取消。如有疑问，请联系主办方。'],
    en: [
      'Your booth was released',
      'You no longer have booth {number} in {hall}. Please contact the organizer if you have questions.',
    ],
  },
  setupChanged: {
    zh: ['参展须知已更新', '{hall}的参展须知已更新，可在“我的展台”中查看。'],
    en: [
      'Set-up information updated',
      'The set-up information for exhibitors of {hall} was updated. View it under My online booth.',
    ],
  },
  contentDecided: {
    zh: ['展台内容的审核结果', '主办方审核了您提交的内容：\n{lines}\n可在“我的展台”中查看。'],
    en: [
      'Your content has been reviewed',
      'The organizer reviewed the content you submitted:\n{lines}\nView it under My online booth.',
    ],
  },
  answered: {
    zh: ['您的咨询有了答复', '{service}在云展答复了您，点击查看：'],
    en: ['You have a reply', '{service} replied to you. Read the reply here:'],
  },
  inquiries: {
    zh: ['有访客在等您答复', '有访客在云展向您咨询，未读会话 {count} 个，点击查看并答复：'],
    en: [
      'Visitors are waiting for your reply',
      'Visitors have messaged you. Unread conversations: {count}. Read and reply here:',
    ],
  },
  teamInvitation: {
    zh: [
      '邀请您加入“{company}”的云展团队',
      '{by}邀请您以“{role}”身份加入“{company}”的云展团队。请在 {hours} 小时内打开以下链接设置密码，链接只能使用一次；如不认识邀请人，请忽略此邮件：',
    ],
    en: [
      'Join the {company} team on Yunzhan',
      '{by} invites you to join the {company} team as {role}. Use this link within {hours} hours to set your password; it works once. If you do not know the sender, please ignore this email:',
    ],
  },
  reportUpheld: {
    zh: ['反馈处理结果', '您提交的反馈（编号 {number}）经核实成立，我们已作出处理。{reply}感谢您的反馈。'],
    en: [
      'Result of your feedback',
      'We reviewed your case {number}, found it justified, and have taken action. {reply}Thank you for your feedback.',
    ],
  },
  reportDismissed: {
    zh: ['反馈处理结果', '您提交的反馈（编号 {number}）经核实未发现违规。{reply}感谢您的反馈。'],
    en: [
      'Result of your feedback',
      'We reviewed your case {number} and found no violation of the rules. {reply}Thank you for your feedback.',
    ],
  },
  reportAnswered: {
    zh: ['您的反馈已有答复', '您提交的反馈（编号 {number}）已处理。{reply}感谢您的反馈。'],
    en: ['Reply to your feedback', 'We have processed your case {number}. {reply}Thank you for your feedback.'],
  },
  reportReopened: {
    zh: ['您的反馈重新处理', '您提交的反馈（编号 {number}）正在重新处理，结果将另行通知。{reply}'],
    en: [
      'Your feedback is being reviewed again',
      'We are reviewing your case {number} again and will notify you of the result. {reply}',
    ],
  },
  demandReceived: {
    zh: ['采购需求已提交', '您的采购需求“{title}”已提交，正在审核，通过后将在供需大厅展示。'],
    en: [
      'Sourcing request submitted',
      'Your sourcing request “{title}” is under review. Once approved, it is listed in the sourcing hub.',
    ],
  },
  demandApproved: {
    zh: ['采购需求已通过', '您的采购需求“{title}”已通过审核，展商现在可以报价。'],
    en: [
      'Sourcing request approved',
      'Your sourcing request “{title}” has been approved. Exhibitors can now send quotes.',
    ],
  },
  demandRejected: {
    zh: ['采购需求未通过', '您的采购需求“{title}”未通过审核，意见：{reason}'],
    en: ['Sourcing request not approved', 'Your sourcing request “{title}” was not approved. Reviewer note: {reason}'],
  },
  demandChanges: {
    zh: ['采购需求需要修改', '您的采购需求“{title}”需要修改：{reason}。请修改后重新提交。'],
    en: [
      'Please update your sourcing request',
      'Your sourcing request “{title}” needs changes: {reason}. Please edit and resubmit it.',
    ],
  },
  demandUndone: {
    zh: ['采购需求重新审核', '您的采购需求“{title}”正在重新审核，结果将另行通知。'],
    en: [
      'Sourcing request under review again',
      'Your sourcing request “{title}” is being reviewed again. We will notify you of the result.',
    ],
  },
  demandWaits: {
    zh: ['有采购需求等待报价', '采购需求“{title}”与您的展品相关，目前还没有展商报价，欢迎查看并报价。'],
    en: [
      'A sourcing request matches your exhibits',
      'The sourcing request “{title}” matches your exhibits and has no quotes yet. View it and send a quote.',
    ],
  },
  intentionReceived: {
    zh: ['收到意向订单', '有买家对展品“{exhibit}”发来意向订单，请及时答复。'],
    en: ['New purchase intent', 'A buyer has sent a purchase intent for “{exhibit}”. Please reply.'],
  },
  intentionCountered: {
    zh: ['意向订单有新报价', '展商对您的意向订单“{exhibit}”提出了新的数量或单价，请答复。'],
    en: [
      'Counteroffer for your purchase intent',
      'The exhibitor proposed a different quantity or price for “{exhibit}”. Please reply.',
    ],
  },
  intentionAccepted: {
    zh: ['意向订单已达成', '关于“{exhibit}”的意向订单已被接受。'],
    en: ['Purchase intent accepted', 'The purchase intent for “{exhibit}” has been accepted.'],
  },
  intentionDeclined: {
    zh: ['意向订单未达成', '关于“{exhibit}”的意向订单已被谢绝，原因见个人中心。'],
    en: [
      'Purchase intent declined',
      'The purchase intent for “{exhibit}” was declined. See the reason in your account.',
    ],
  },
  intentionCancelled: {
    zh: ['意向订单已取消', '买家取消了对“{exhibit}”的意向订单。'],
    en: ['Purchase intent canceled', 'The buyer has canceled the purchase intent for “{exhibit}”.'],
  },
  offerReceived: {
    zh: ['收到新报价', '{company}对您的采购需求“{title}”报价。'],
    en: ['New quote', '{company} has sent a quote for your sourcing request “{title}”.'],
  },
  offerShortlisted: {
    zh: ['您的报价已入围', '您对采购需求“{title}”的报价已入围，现在可以查看买家的联系方式。'],
    en: [
      'Your quote is shortlisted',
      'Your quote for the sourcing request “{title}” has been shortlisted. You can now see the buyer’s contact details.',
    ],
  },
  offerDeclined: {
    zh: ['您的报价未被采用', '您对采购需求“{title}”的报价未被采用，原因：{reason}'],
    en: ['Your quote was declined', 'Your quote for the sourcing request “{title}” was declined. Reason: {reason}'],
  },
  offerAccepted: {
    zh: ['您的报价已被接受', '您对采购需求“{title}”的报价已被接受，数量：{quantity}。请与买家联系。'],
    en: [
      'Your quote is accepted',
      'Your quote for the sourcing request “{title}” has been accepted for a quantity of {quantity}. Please contact the buyer.',
    ],
  },
  quotationIssued: {
    zh: ['收到报价单', '{company}就您的采购需求“{title}”出具了报价单，请查看并确认。'],
    en: [
      'New quotation',
      '{company} has issued a quotation for your sourcing request “{title}”. Please review and confirm it.',
    ],
  },
  quotationConfirmed: {
    zh: ['报价单已确认', '采购商已确认您就采购需求“{title}”出具的报价单。'],
    en: ['Quotation confirmed', 'The buyer has confirmed your quotation for the sourcing request “{title}”.'],
  },
  quotationSuperseded: {
    zh: ['报价单已失效', '{company}变动了对采购需求“{title}”的报价，先前的报价单不再有效。'],
    en: [
      'A quotation is no longer valid',
      '{company} has changed or withdrawn its quote for your sourcing request “{title}”. The earlier quotation is no longer valid.',
    ],
  },
  appointmentAsked: {
    zh: ['新的洽谈预约', '{who}预约于北京时间 {time} 与您洽谈（{place}），事由：{purpose}。请尽快答复。'],
    en: [
      'New meeting request',
      '{who} would like to meet you on {time} Beijing time (GMT+8), {place}: {purpose}. Please reply soon.',
    ],
  },
  appointmentConfirmed: {
    zh: ['洽谈预约已确认', '{who}已确认北京时间 {time} 的洽谈，地点：{place}。'],
    en: ['Meeting confirmed', '{who} has confirmed the meeting on {time} Beijing time (GMT+8), {place}.'],
  },
  appointmentDeclined: {
    zh: ['洽谈预约未能安排', '{who}无法安排北京时间 {time} 的洽谈，原因：{reason}。'],
    en: ['Meeting request declined', '{who} cannot meet on {time} Beijing time (GMT+8). Reason: {reason}.'],
  },
  appointmentProposed: {
    zh: ['对方提议改期', '{who}提议将北京时间 {time} 的洽谈改到 {newTime}，请答复是否接受。'],
    en: [
      'New meeting time proposed',
      '{who} proposes moving the meeting from {time} to {newTime} Beijing time (GMT+8). Please accept or decline.',
    ],
  },
  appointmentAccepted: {
    zh: ['改期已被接受', '{who}接受了改期，洽谈时间为北京时间 {newTime}，地点：{place}。'],
    en: ['New meeting time accepted', '{who} has accepted. The meeting is on {newTime} Beijing time (GMT+8), {place}.'],
  },
  appointmentRefused: {
    zh: ['改期未被接受', '{who}没有接受改到北京时间 {newTime} 的提议，请查看预约的当前状态。'],
    en: [
      'New meeting time declined',
      '{who} has declined the new time {newTime} Beijing time (GMT+8). Check the current status of the meeting.',
    ],
  },
  appointmentCancelled: {
    zh: ['洽谈已取消', '{who}取消了北京时间 {time} 的洽谈，原因：{reason}。'],
    en: ['Meeting canceled', '{who} has canceled the meeting on {time} Beijing time (GMT+8). Reason: {reason}.'],
  },
  appointmentExpired: {
    zh: ['洽谈预约已过期', '与{who}在北京时间 {time} 的洽谈预约未在时限内得到答复，已过期。'],
    en: [
      'Meeting request expired',
      'The meeting request with {who} on {time} Beijing time (GMT+8) was not answered in time and has expired.',
    ],
  },
  appointmentReminder: {
    zh: ['洽谈提醒', '您与{who}的洽谈将于北京时间 {time} 开始，地点：{place}。'],
    en: ['Your meeting is coming up', 'Your meeting with {who} starts on {time} Beijing time (GMT+8), {place}.'],
  },
  appointmentMissed: {
    zh: ['您被标记为未到场', '{who}表示您没有参加北京时间 {time} 的洽谈。如有异议，可在洽谈预约中申诉。'],
    en: [
      'You were reported as a no-show',
      '{who} reported that you did not attend the meeting on {time} Beijing time (GMT+8). You can dispute this under Meetings.',
    ],
  },
  appointmentContested: {
    zh: ['对方对未到场标记有异议', '{who}对北京时间 {time} 的洽谈被标记为未到场有异议：{reason}。'],
    en: [
      'A no-show was disputed',
      '{who} disputes the no-show for the meeting on {time} Beijing time (GMT+8): {reason}.',
    ],
  },
  appointmentDecided: {
    zh: ['主办方已裁定', '关于您与{who}在北京时间 {time} 的洽谈，主办方裁定：{outcome}。理由：{reason}。'],
    en: [
      'The organizer has decided',
      'For your meeting with {who} on {time} Beijing time (GMT+8), the organizer has decided that {outcome}. Reason: {reason}.',
    ],
  },
  cardAsked: {
    zh: ['有展商希望与您交换名片', '{company}在展位扫描了您的名片码。请您确认交换名片，{minutes} 分钟内有效。'],
    en: [
      'An exhibitor requests your card',
      '{company} scanned your code at its booth and requests your card. Choose what to share within {minutes} minutes.',
    ],
  },
  questionnaireOpened: {
    zh: ['邀请您填写问卷', '「{title}」邀请您填写，北京时间 {until} 截止。'],
    en: ['You are invited to a survey', 'Please answer “{title}” by {until} Beijing time (GMT+8).'],
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
      'You are pre-registered as a buyer. Your code: {code}. Show it at the entrance. Use this link to create an account with your details filled in:',
    ],
  },
  preRegisteredBefore: {
    zh: [
      '您已预登记过',
      '您此前已完成买家预登记，无需重复登记，预登记码：{code}。到场时请出示，也可凭下面的链接注册账号：',
    ],
    en: [
      'You are already pre-registered',
      'You pre-registered before, so there is nothing more to do. Your code: {code}. Show it at the entrance. Use this link to create an account:',
    ],
  },
  ...orderNotices,
  ...accountNotices,
} as const satisfies Record<string, Record<'zh' | 'en', readonly [subject: string, body: string]>>

export type NoticeName = keyof typeof notices
