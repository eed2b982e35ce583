import type { DayOrder, ImportKind } from '#contract/operations/imports/rules.ts'
import { workbookOf } from './workbook'

/** A spreadsheet as people send them, and what the dry run must say of it. */
export interface RealTable {
  title: string
  kind: ImportKind
  name: string
  bytes: Buffer
  /** Where dates can be read both ways, what the organizer answers. */
  dayOrder?: DayOrder
  headingLine: number
  /** Of the sheet, where there are several. */
  sheet?: string
  counts: { new: number; refused: number }
  /** What the report says of refused rows, in Chinese. */
  remarks?: string[]
  /** And of rows that are taken. */
  notes?: string[]
}

const company = ['编号', '企业名称（中文）', '展位号']
const exhibit = ['编号', '名称（中文）', '价格（人民币，留空为面议）', '材质（中文）']
const event = ['编号', '标题（中文）', '开始时间', '结束时间']
const person = ['编号', '姓名', '邮箱', '展商', '角色', '语言']
const csv = (...rows: string[][]): Buffer => Buffer.from(`${rows.map((row) => row.join(',')).join('\r\n')}\r\n`)
/** Days from which Excel counts. */
const serial = (iso: string): number => (Date.parse(`${iso}Z`) - Date.UTC(1899, 11, 30)) / 86_400_000

/** Twelve tables, each with a habit of real ones; `tag` keeps the keys of two runs apart. */
export const realTables = (tag: string): RealTable[] => [
  {
    title: 'a merged title and a line of notes above the headings',
    kind: 'exhibitor',
    name: '参展商名单.xlsx',
    bytes: workbookOf({
      name: 'Sheet1',
      merged: ['A1:C1', 'A2:C2'],
      rows: [
        ['2026 年文化产业博览会参展商名单', null, null],
        ['制表：展务组', null, null],
        [],
        company,
        [`${tag}-a1`, '云岭陶社', '1A-11'],
        [`${tag}-a2`, '半山木作', '1A-12'],
        [`${tag}-a3`, '青溪染坊', '1A-13'],
      ],
    }),
    headingLine: 4,
    counts: { new: 3, refused: 0 },
  },
  {
    title: 'data on the second sheet, behind a sheet of instructions',
    kind: 'exhibitor',
    name: '报名表.xlsx',
    bytes: workbookOf(
      { name: '填写说明', rows: [['请在第二页填写，不要修改列名。']] },
      { name: '数据', rows: [company, [`${tag}-b1`, '石湾窑', '2A-01'], [`${tag}-b2`, '泉州木偶', '2A-02']] },
    ),
    headingLine: 1,
    sheet: '数据',
    counts: { new: 2, refused: 0 },
  },
  {
    title: 'formulas with stored results, and one that is broken',
    kind: 'exhibit',
    name: '价格表.xlsx',
    bytes: workbookOf({
      name: '价格',
      rows: [
        exhibit,
        [`${tag}-c1`, '青瓷碗', { formula: 'B9*1.13', result: 128.5 }, '青瓷'],
        [`${tag}-c2`, { formula: 'A1&A2', result: '漆盒' }, 98, '大漆'],
        [`${tag}-c3`, '竹篮', { formula: 'VLOOKUP(A4,X:Y,2,0)', result: '#REF!', isError: true }, '竹'],
        [`${tag}-c4`, '铜壶', { formula: 'B9*2' }, '紫铜'],
      ],
    }),
    headingLine: 1,
    counts: { new: 2, refused: 2 },
    remarks: ['单元格是错误值 #REF!', '公式没有保存计算结果'],
  },
  {
    title: 'prices on request',
    kind: 'exhibit',
    name: '展品.csv',
    bytes: csv(
      exhibit,
      [`${tag}-d1`, '山水屏风', '面议', '绢'],
      [`${tag}-d2`, '花鸟册页', '电议', '纸'],
      [`${tag}-d3`, '铜香炉', 'price on request', '铜'],
      [`${tag}-d4`, '玉佩', 'POA', '玉'],
      [`${tag}-d5`, '团扇', '-', '绢'],
      [`${tag}-d6`, '茶盏', '"¥1,280.00"', '建盏'],
      [`${tag}-d7`, '茶盘', '1280元', '木'],
      [`${tag}-d8`, '茶席', '很贵', '麻'],
    ),
    headingLine: 1,
    counts: { new: 7, refused: 1 },
    remarks: ['不是数字'],
    notes: ['“面议”：价格留空', '“POA”：价格留空'],
  },
  {
    title: 'American dates, told by one of them',
    kind: 'scheduleEvent',
    name: 'program-us.csv',
    bytes: csv(
      event,
      [`${tag}-e1`, '开幕式', '11/28/2026 2:00 PM', '11/28/2026 3:30 PM'],
      [`${tag}-e2`, '论坛', '12/03/2026 9:00 AM', '12/03/2026 12:00 PM'],
    ),
    headingLine: 1,
    counts: { new: 2, refused: 0 },
  },
  {
    title: 'dates that can be read both ways',
    kind: 'scheduleEvent',
    name: 'program-eu.csv',
    bytes: csv(
      event,
      [`${tag}-f1`, '讲座', '03/12/2026 14:00', '03/12/2026 15:00'],
      [`${tag}-f2`, '工作坊', '04/12/2026 14:00', '04/12/2026 16:00'],
    ),
    headingLine: 1,
    dayOrder: 'dayFirst',
    counts: { new: 2, refused: 0 },
  },
  {
    title: 'one e-mail address twice, in different case',
    kind: 'account',
    name: '账号.csv',
    bytes: csv(
      person,
      [`${tag}-g1`, '李一', `Li.One-${tag}@studio.example`, '#1', '业务员', '中文'],
      [`${tag}-g2`, '李二', `li.one-${tag}@STUDIO.example`, '#1', '业务员', '中文'],
      [`${tag}-g3`, 'Aoife', `o'neil-${tag}@例子.中国`, '#1', '业务员', '英文'],
    ),
    headingLine: 1,
    counts: { new: 2, refused: 1 },
    remarks: ['与第 2 行重复'],
  },
  {
    title: 'GBK',
    kind: 'exhibitor',
    name: 'gbk.csv',
    // 编号,企业名称（中文）,展位号 and 青禾陶艺, in GB18030.
    bytes: Buffer.concat([
      Buffer.from('b1e0bac52cc6f3d2b5c3fbb3c6a3a8d6d0cec4a3a92cd5b9cebbbac50d0a', 'hex'),
      Buffer.from(`${tag}-h1,`),
      Buffer.from('c7e0baccccd5d2d52c31412d330d0a', 'hex'),
    ]),
    headingLine: 1,
    counts: { new: 1, refused: 0 },
  },
  {
    title: 'UTF-16 with tabs, as Excel saves Unicode text',
    kind: 'exhibitor',
    name: 'unicode.csv',
    bytes: Buffer.from(`\uFEFF${company.join('\t')}\r\n${tag}-i1\t墨语书房\t3A-1\r\n`, 'utf16le'),
    headingLine: 1,
    counts: { new: 1, refused: 0 },
  },
  {
    title: 'semicolons below a title line',
    kind: 'exhibitor',
    name: 'semicolons.csv',
    bytes: Buffer.from(`Ausstellerliste 2026\r\n\r\n${company.join(';')}\r\n${tag}-j1;织梦坊;3A-2\r\n`),
    headingLine: 3,
    counts: { new: 1, refused: 0 },
  },
  {
    title: 'a hidden sheet first, and times as Excel counts them',
    kind: 'scheduleEvent',
    name: '日程.xlsx',
    bytes: workbookOf(
      { name: '旧', isHidden: true, rows: [event, [`${tag}-old`, '旧日程', '2025-01-01', '2025-01-02']] },
      {
        name: '日程',
        rows: [
          event,
          [`${tag}-k1`, '开市', '2026-11-20 09:30', '2026/11/20 下午1:00'],
          [`${tag}-k2`, '闭幕', '2026年11月24日 16:00', String(serial('2026-11-24T17:00:00'))],
        ],
      },
    ),
    headingLine: 1,
    counts: { new: 1, refused: 1 },
    remarks: ['不是日期时间'],
  },
  {
    title: 'a rare name and an empty row between',
    kind: 'exhibitor',
    name: '生僻字.xlsx',
    bytes: workbookOf({
      name: '名单',
      rows: [company, [`${tag}-l1`, '䶮𠮷文创', '4A-1'], [null, null, null], [`${tag}-l2`, '𬭎声乐器', '4A-2']],
    }),
    headingLine: 1,
    counts: { new: 2, refused: 0 },
  },
]
