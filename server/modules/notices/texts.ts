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
    zh: ['举报处理结果', '您提交的举报（编号 {number}）经核实成立，我们已作出处理。{reply}感谢您的反馈。'],
    en: [
      'The outcome of your report',
      'We looked into your report {number}, found it justified and have acted on it. {reply}Thank you for telling us.',
    ],
  },
  reportDismissed: {
    zh: ['举报处理结果', '您提交的举报（编号 {number}）经核实未发现违规。{reply}感谢您的反馈。'],
    en: [
      'The outcome of your report',
      'We looked into your report {number} and found no breach of the rules. {reply}Thank you for telling us.',
    ],
  },
} as const satisfies Record<string, Record<'zh' | 'en', readonly [subject: string, body: string]>>

export type NoticeName = keyof typeof notices
