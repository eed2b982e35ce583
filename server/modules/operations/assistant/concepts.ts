/**
 * What questions and help topics speak of, one concept a line: its name, the Chinese words for it, the English ones. A word
 * that stands in two lines means both. Names of things that are exhibited are no concepts.
 */
const lines = `
refund | 退票 退款 退钱 退回来 退回 退掉 能退 可退 退吗 退 | refund, money back, give back, return, reimburse
ticket | 门票 退票 订票 买票 购票 电子票 团体票 票款 票 | ticket, pass, admission, e ticket
invoice | 专用发票 普通发票 发票 开票 专票 普票 抬头 | invoice, receipt, vat
order | 订单 下单 订购 购买 订票 买票 购票 买 | order, buy, purchase
pay | 付款 支付 付钱 缴费 交钱 微信 | pay, payment, paid, wechat
price | 多少钱 价格 票价 价钱 售价 收费 费用 标价 | price, cost, how much
fee | 手续费 | fee, charge
cancel | 取消 撤销 | cancel, call off
change | 修改 更改 更正 更换 换绑 改期 改签 改 换 | change, edit, correct, update, modify, move, reschedule
name | 姓名 名字 实名 持票人 | name, holder
wrong | 写错 填错 买错 错 | wrong, mistake, typo, misspell
password | 密码 | password
forget | 忘记 忘了 重设 重置 找回 | forget, forgot, forgotten, lost, recover, reset
login | 登录 登陆 登不上 | log in, login, log on, sign in
account | 账号 帐号 账户 帐户 | account
register | 注册 成为 | register, registration, become
signup | 报名 参展 | sign up, signup, apply
review | 审核 审批 批准 | review, approve, approval
status | 进度 查询 | status, progress
code | 验证码 | verification code
coupon | 优惠券 优惠码 兑换码 折扣 | coupon, promo code, discount code, voucher
receive | 收不到 没收到 收到 | receive, arrive
phone | 手机号 手机 电话 号码 | phone, mobile, telephone, phone number
email | 邮箱 邮件 | email, e mail, mail
notify | 通知 提醒 短信 | notification, notify, notice, reminder, remind, sms
language | 语言 中文 英文 英语 | language, chinese, english
support | 客服 人工 | customer service, support
contact | 联系方式 联系 | contact, get in touch
organizer | 组委会 主办方 | organizer, organiser, committee
feedback | 反馈 意见 投诉 举报 | feedback, complaint, complain, report
survey | 问卷 调查 | survey, questionnaire
submit | 提交 | submit
fill | 填写 填 | fill in, fill out
data | 数据 副本 隐私 | data, copy of, privacy
delete | 注销 删除 | delete, close my account, deletion
browse | 浏览 看展 逛 参观 要注册 要登录 需要注册 需要登录 不注册 | browse, look around, visit, need an account, need to register, need to log in, without an account
search | 搜索 查找 | search, find
label | 标签 | label
booth | 展位 摊位 展台 展位号 | booth, stand
online | 线上 在线 | online
follow | 关注 收藏 | follow, save, favourite, favorite, heart
schedule | 日程 议程 安排 | schedule, programme, program, agenda
event | 活动 场次 | event
live | 直播间 直播 开播 | live, livestream, live session, stream, streaming, broadcast
golive | 开播 推流 | go live, start a live, start streaming
replay | 回放 重看 | replay, recording
watch | 观看 | watch
book | 预约 | book, booking, reserve, reservation
meeting | 洽谈 约见 会面 | meeting, talk, appointment, meet
video | 视频 | video call, video, call
join | 参加 加入 | join, attend
calendar | 日历 行程 | calendar
assistant | ai 助手 | assistant, ai, chatbot
group | 团体 团体票 | group
enter | 入场 进场 进馆 检票 入口 | enter, entry, entrance, get in, gate, check in
waiting | 候补 排队 | waiting list, waitlist, queue
soldout | 售罄 卖完 售完 卖光 没票 | sold out
gift | 礼品 赠品 | gift
preregister | 预登记 | pre register, pre registration, preregister
demand | 采购需求 求购 需求 | sourcing request, demand, buying request, rfq
publish | 发布 | publish, post
quote | 报价 | quote, offer, bid
quotation | 报价单 | quotation
accept | 采纳 接受 | accept, shortlist
compare | 比较 对比 | compare
intent | 意向订单 意向 | purchase intent, intention order, intent
card | 名片 | business card, card
lead | 线索 | lead
scan | 扫描 扫码 | scan
block | 屏蔽 拉黑 | block
exhibitor | 参展商 展商 商家 卖家 | exhibitor, seller, vendor, supplier
buyer | 采购商 买家 | buyer
visitor | 观众 | visitor, viewer, audience
exhibit | 展品 产品 商品 | exhibit, product, item
add | 添加 新建 上架 上传 | add, create
upload | 上传 | upload
team | 团队 同事 成员 员工 工作人员 | team, colleague, member, staff, employee
invite | 邀请 | invite, invitation
availability | 可预约时间 有空 | availability, available time
answer | 答复 回复 | answer, reply, respond
message | 消息 私信 聊天 | message, chat
service | 服务 | service
advert | 广告位 广告 | advert, ad, advertisement, advertising, banner
badge | 证件 胸牌 工作证 | badge
hours | 时长 | live hour
transfer | 银行转账 转账 汇款 | bank transfer, wire transfer, transfer
proof | 凭证 | proof
picture | 图片 照片 | picture, photo, image
figures | 统计 访问量 | statistics, figures, analytics
host | 主播 场控 | host, anchor
show | 推送 推给 展示 推 | show, push
mute | 禁言 移出 踢 | mute, ban, kick
import | 导入 批量 表格 | import, spreadsheet, csv, excel, table
quota | 配额 票种 | quota, ticket type
onsite | 现场售票 现场买票 现场购票 现场 | on site, at the door, at the gate, at the entrance, box office
cash | 现金 | cash
sell | 出售 售票 | sell
campaign | 群发 | campaign, newsletter
role | 权限 角色 | role, permission
help | 帮助中心 | help center, help centre
share | 分享 转发 | share
refundrule | 退票规则 | refund policy, refund rule
open | 开放时间 开放 开馆 开门 关门 闭馆 营业 还开 开吗 开到 几点开 | open, opening, opening hour, close, closing
date | 日期 哪天 几号 举办 举行 | date, start, end, begin, finish
address | 地址 地点 在哪里 在哪儿 在哪 怎么走 | address, location, located, held, take place, venue
evening | 晚上 今晚 夜里 | evening, tonight, night
now | 正在 现在 此刻 | right now, now, currently
next | 接下来 | next, upcoming, coming up
`

/** Words of one length are tried before shorter ones: 发票 is no 票. */
export const conceptsZh = new Map<string, string[]>()
/** By the words of a phrase, in lower case, with single blanks. */
export const conceptsEn = new Map<string, string[]>()

function note(concepts: Map<string, string[]>, word: string, name: string): void {
  if (word !== '') concepts.set(word, [...(concepts.get(word) ?? []), name])
}

for (const line of lines.trim().split('\n')) {
  const [name = '', zh = '', en = ''] = line.split('|').map((part) => part.trim())
  for (const word of zh.split(/\s+/)) note(conceptsZh, word, name)
  for (const phrase of en.split(',')) note(conceptsEn, phrase.trim(), name)
}
