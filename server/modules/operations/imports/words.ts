import type { Reason, Words } from './imports.schema'

/** What an import says of rows, pictures and files; `{x}` stands for a value. */
const texts = {
  noKey: { zh: '编号不能为空', en: 'The key is empty' },
  longKey: { zh: '编号最多 {max} 个字符', en: 'The key can have up to {max} characters' },
  sameKey: { zh: '编号与第 {line} 行相同', en: 'Same key as row {line}' },
  noNumber: { zh: '不是数字', en: 'Not a number' },
  noMoment: {
    zh: '不是日期时间，例如 2026-11-20 09:30（北京时间）',
    en: 'Not a date and time such as 2026-11-20 09:30 (Beijing time)',
  },
  noOption: { zh: '不在可选值中：{values}', en: 'Not one of: {values}' },
  noObject: { zh: '找不到“{name}”', en: '“{name}” was not found' },
  manyObjects: {
    zh: '有多项名为“{name}”，请填写编号，或以 # 加序号指明',
    en: 'Several items are named “{name}”. Enter the key, or # and the number.',
  },
  noRecord: { zh: '没有序号为 {name} 的内容', en: 'No item has the number {name}' },
  noTitle: { zh: '新内容须填写名称', en: 'New items need a name' },
  noResult: {
    zh: '公式没有保存计算结果，请用表格软件打开并保存文件，或直接填写数值',
    en: 'The formula has no stored result. Open and save the file in a spreadsheet program, or enter the value.',
  },
  cellError: {
    zh: '单元格是错误值 {value}，请改正公式或填写数值',
    en: 'The cell contains the error {value}. Correct the formula or enter the value.',
  },
  priceOnRequest: { zh: '“{value}”：价格留空', en: '“{value}”: price left empty' },
  sameValue: { zh: '与第 {line} 行重复', en: 'Same value as row {line}' },
  tooLong: { zh: '内容过长', en: 'This is too long' },
  foreignPicture: {
    zh: '不是本站的图片地址；新图片请放入图片压缩包',
    en: 'Not the address of an image on this site. Put new images in the ZIP.',
  },
  missing: { zh: '请填写', en: 'Required' },
  staysDraft: { zh: '将存为草稿，还缺：必填项', en: 'Saved as a draft until this is filled in' },
  noPicture: { zh: '压缩包中没有此编号的图片', en: 'The ZIP has no image for this key' },
  gone: { zh: '所选内容已删除', en: 'The selected item was deleted' },
  notPublished: {
    zh: '所选内容尚未发布，请先发布它',
    en: 'The selected item is not published. Please publish it first.',
  },
  unpublished: {
    zh: '所选内容尚未发布，将存为草稿',
    en: 'The selected item is not published, so this is saved as a draft',
  },
  emailTaken: { zh: '此邮箱已有账号', en: 'This email already has an account' },
  teamFull: { zh: '该展商的账号已满 {max} 个', en: 'This exhibitor already has {max} accounts' },
  accountStays: {
    zh: '已邀请的账号不能通过导入修改',
    en: 'Invited accounts cannot be changed by an import',
  },
  noQuota: { zh: '所选配额已删除', en: 'The selected quota was deleted' },
  typeInUse: {
    zh: '已有人购买，有效期与配额不能更改',
    en: 'Tickets have been sold, so the days and quota cannot be changed',
  },
  namesTooLate: {
    zh: '已有人购买，不能再改为实名',
    en: 'Tickets have been sold, so it cannot become a real-name ticket',
  },
  typesFull: { zh: '票种数量已达上限', en: 'The limit of ticket types has been reached' },
  keptChanged: { zh: '导入后已被修改，保持现状', en: 'Changed since the import, so it stays as it is' },
  keptUsed: { zh: '已被其他内容使用，保持现状', en: 'In use, so it stays as it is' },
  keptGone: { zh: '已被删除', en: 'Already deleted' },
  noSuchKind: { zh: '此文件不是 {types} 文件', en: 'This is not a {types} file' },
  damaged: { zh: '文件已损坏或不完整', en: 'The file is damaged or incomplete' },
  badCsv: {
    zh: 'CSV 第 {line} 行附近的引号不成对',
    en: 'The quotation marks near line {line} of the CSV do not match',
  },
  macros: {
    zh: '文件含有宏，请另存为不含宏的 .xlsx',
    en: 'The file contains macros. Please save it as .xlsx without macros.',
  },
  locked: { zh: '文件已加密，请去除密码后再导入', en: 'The file is encrypted. Please remove the password.' },
  tooLarge: { zh: '文件解压后过大', en: 'The unpacked file is too large' },
  noRows: { zh: '文件中没有数据行', en: 'The file has no rows' },
  needsDayOrder: {
    zh: '有的日期有两种读法（如 03/04/2026），请加上 --day-order month-first 或 --day-order day-first',
    en: 'Some dates are ambiguous (such as 03/04/2026). Add --day-order month-first or --day-order day-first',
  },
  noRowsBelow: { zh: '所选标题行下没有数据行', en: 'There are no rows below the selected header row' },
  manyRows: { zh: '最多 {max} 行', en: 'Up to {max} rows are allowed' },
  manyColumns: { zh: '最多 {max} 列', en: 'Up to {max} columns are allowed' },
  storageFull: {
    zh: '存储空间即将用尽，请腾出空间后重试',
    en: 'Storage is almost full. Please free up space and try again.',
  },
  failed: { zh: '处理时出错，请重试', en: 'Something went wrong. Please try again.' },
  unsafeName: { zh: '文件名不安全', en: 'The file name is not safe' },
  manyPictures: { zh: '最多 {max} 张图片', en: 'Up to {max} images are allowed' },
  nested: { zh: '压缩包内不能再有压缩包', en: 'A ZIP cannot contain another archive' },
  noRow: { zh: '没有此编号的行', en: 'No row has this key' },
  noPlace: { zh: '此类内容没有放置它的位置', en: 'This content type has no field for it' },
  pictureType: { zh: '不支持的图片格式', en: 'This image format is not supported' },
  pictureLarge: { zh: '图片过大', en: 'The image is too large' },
  pictureDamaged: { zh: '图片“{name}”无法读取', en: 'The image “{name}” cannot be read' },
  pictureRefused: { zh: '图片“{name}”未通过审核', en: 'The image “{name}” did not pass the review' },
} as const satisfies Record<string, Words>

export type WordsName = keyof typeof texts

/** A text in both languages, with its values. */
export function wordsOf(name: WordsName, values: Record<string, string | number> = {}): Words {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, value: string) => String(values[value] ?? ''))
  return { zh: fill(texts[name].zh), en: fill(texts[name].en) }
}

export const reasonOf = (column: string, name: WordsName, values?: Record<string, string | number>): Reason => ({
  column,
  ...wordsOf(name, values),
})

/** What is notified of a row that is taken all the same. */
export const noteOf = (column: string, name: WordsName, values?: Record<string, string | number>): Reason => ({
  ...reasonOf(column, name, values),
  note: true,
})

/** An import that cannot go on, for a reason that its reader can mend. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem'
  readonly words: Words

  constructor(name: WordsName, values?: Record<string, string | number>) {
    super(name)
    this.words = wordsOf(name, values)
  }
}
