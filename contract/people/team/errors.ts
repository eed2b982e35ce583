/** Refusals of an exhibitor's team; ours. */
export const teamErrors = {
  TeamEmailTaken: {
    code: 1_10661,
    status: 409,
    zh: '该邮箱已用于其他云展账号，请换一个邮箱',
    en: 'Another account of the fair has this e-mail; please use a different one',
  },
  TeamEmailMember: {
    code: 1_10662,
    status: 409,
    zh: '该邮箱已在团队中或已收到邀请',
    en: 'This e-mail is in the team or has been invited already',
  },
  TeamFull: {
    code: 1_10663,
    status: 409,
    zh: '团队最多 {max} 人，请先移除不再需要的成员或撤回邀请',
    en: 'A team has at most {max} people; remove members or take back invitations first',
  },
  TooManyInvitations: {
    code: 1_10664,
    status: 429,
    zh: '邀请发送过于频繁，请稍后再试',
    en: 'Too many invitations have been sent, please try again later',
  },
  TeamMemberNotFound: {
    code: 1_10665,
    status: 404,
    zh: '团队中没有这位成员，可能已被移除',
    en: 'This person is not in the team; they may have been removed',
  },
  TeamMemberChanged: {
    code: 1_10666,
    status: 409,
    zh: '该成员刚刚被他人更改，请核对后再操作',
    en: 'Somebody has just changed this member; please look again',
  },
  TeamLastAdmin: {
    code: 1_10667,
    status: 409,
    zh: '团队至少需要一名管理员',
    en: 'A team needs at least one admin',
  },
  HandOverNeeded: {
    code: 1_10668,
    status: 409,
    zh: '该成员还有 {conversations} 个会话、{lives} 场直播，请选择由谁接手',
    en: 'This member has {conversations} conversations and {lives} live sessions; choose who takes them over',
  },
  HandOverImpossible: {
    code: 1_10669,
    status: 409,
    zh: '所选同事不能接手这些会话或直播，请另选一位',
    en: 'The chosen colleague cannot take over these conversations or sessions; choose another',
  },
} as const
