/** Refusals of questionnaires; codes ours. */
export const questionnaireErrors = {
  QuestionnaireNotFound: {
    code: 1_12301,
    status: 404,
    zh: '问卷不存在，或不面向您',
    en: 'This survey was not found or is not addressed to you',
  },
  QuestionnaireNotNow: {
    code: 1_12302,
    status: 409,
    zh: '问卷未开放或已截止',
    en: 'This survey is not open or has ended',
  },
  QuestionnaireFull: {
    code: 1_12303,
    status: 409,
    zh: '问卷已收满，感谢您的关注',
    en: 'This survey has reached its response limit. Thank you for your interest.',
  },
  QuestionnaireSubmitted: {
    code: 1_12304,
    status: 409,
    zh: '您已提交过此问卷',
    en: 'You already submitted this survey',
  },
  QuestionnaireChanged: {
    code: 1_12305,
    status: 409,
    zh: '内容刚刚有变动，请核对后再操作',
    en: 'This was just changed. Please check it again.',
  },
  QuestionnaireDraftEmpty: {
    code: 1_12306,
    status: 400,
    zh: '请至少回答一题再保存草稿',
    en: 'Please answer at least one question before saving a draft',
  },
  QuestionnaireInUse: {
    code: 1_12307,
    status: 409,
    zh: '已有人作答，不能删除；可以关闭问卷',
    en: 'This survey has answers and cannot be deleted. You can close it.',
  },
  QuestionnaireTermsFixed: {
    code: 1_12308,
    status: 409,
    zh: '问卷发布后，匿名与否不能再更改',
    en: 'You cannot change whether a survey is anonymous after publishing it',
  },
  QuestionnaireTooFew: {
    code: 1_12309,
    status: 409,
    zh: '匿名问卷少于 {min} 份时不显示交叉统计',
    en: 'Anonymous surveys with fewer than {min} responses do not show cross tables',
  },
  QuestionnaireAnnounced: {
    code: 1_12310,
    status: 409,
    zh: '24 小时内已通知过，请稍后再提醒',
    en: 'People were notified within the last 24 hours. Please remind them later.',
  },
} as const
