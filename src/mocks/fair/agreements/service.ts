import type { Both } from '#src/mocks/core/bilingual.ts'

const title: Both = ['用户服务协议', 'User Service Agreement']

const body: Both = [
  '<h2>一、协议的范围</h2><p>本协议由您与主办方订立，适用于您浏览、注册、登录云展网站，以及在云展上展示、洽谈、报名、收看直播等活动。</p>' +
    '<h2>二、账号</h2><ol><li><p>采购商和参展商须以真实、准确的资料注册。</p></li><li><p>注册须经主办方审核；审核意见可在“注册查询”中查看。</p></li></ol>',
  '<h2>1. What this agreement covers</h2><p>This agreement is between you and the organizer. It covers your visit to the Yunzhan website, your registration and login, and what you do there.</p>' +
    '<h2>2. Your account</h2><ol><li><p>Buyers and exhibitors register with true and accurate details.</p></li><li><p>Registrations are reviewed by the organizer; the opinion can be read under “Registration query”.</p></li></ol>',
]

/** A text of the mock fair's own. */
export const serviceAgreement = { title, body }
