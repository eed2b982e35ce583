import type { Language } from '#contract/core/language.ts'

/** What an import says, in both languages; `{x}` stands for a parameter. */
const texts = {
  usage: {
    zh: '用法：npm run import -- exhibits FILE.csv --map MAP.json\n　　　npm run import -- exhibitors FILE.txt|FILE.csv [--map MAP.json] [--source NAME]\n　　　npm run import -- table KIND FILE.xlsx|FILE.csv [--map MAP.json] [--pictures FILE.zip] [--publish] [--sheet N] [--heading-row N] [--day-order month-first|day-first]',
    en: 'Usage: npm run import -- exhibits FILE.csv --map MAP.json\n       npm run import -- exhibitors FILE.txt|FILE.csv [--map MAP.json] [--source NAME]\n       npm run import -- table KIND FILE.xlsx|FILE.csv [--map MAP.json] [--pictures FILE.zip] [--publish] [--sheet N] [--heading-row N] [--day-order month-first|day-first]',
  },
  noOrganizer: {
    zh: '展会还没有主办方账号，请先运行 npm run organizer',
    en: 'The fair has no organizer yet; run npm run organizer first',
  },
  failed: { zh: '导入未能继续：{detail}', en: 'The import could not go on: {detail}' },
  noFile: { zh: '无法读取文件 {path}：{detail}', en: 'Cannot read {path}: {detail}' },
  badMap: { zh: '映射文件 {path} 有误：{detail}', en: 'The map {path} is wrong: {detail}' },
  notUtf8: { zh: '{path} 不是 UTF-8 文本（约第 {line} 行）', en: '{path} is not UTF-8 text (near line {line})' },
  missingColumn: { zh: '{path} 缺少列：{columns}', en: '{path} lacks the columns: {columns}' },
  noHall: { zh: '没有展馆 {hall}', en: 'There is no hall {hall}' },
  writeFailed: {
    zh: '写入失败，第 {from} 至 {to} 行未写入，此前的行已保存：{detail}',
    en: 'Writing failed; lines {from} to {to} were not written, those before are kept: {detail}',
  },
  storageFull: {
    zh: '存储空间即将用尽，第 {from} 至 {to} 行未写入，此前的行已保存；腾出空间后再次导入即可继续',
    en: 'The storage is almost full; lines {from} to {to} were not written, those before are kept. Make room and import again',
  },
  done: {
    zh: '共 {rows} 行：新增 {added}，更新 {changed}，未变 {unchanged}，拒绝 {refused}',
    en: '{rows} rows: {added} added, {changed} changed, {unchanged} unchanged, {refused} refused',
  },
  refused: { zh: '第 {line} 行 {column}：{reason}', en: 'line {line}, {column}: {reason}' },
  refusedMore: { zh: '…… 另有 {n} 条', en: '… and {n} more' },
  empty: { zh: '不能为空', en: 'must not be empty' },
  tooLong: { zh: '超过 {max} 个字符', en: 'is longer than {max} characters' },
  notAmount: { zh: '不是金额', en: 'is not an amount' },
  notLocal: {
    zh: '不是本站的图片地址（以 / 开头）',
    en: 'is not the address of a picture on this site (beginning with /)',
  },
  sameKey: { zh: '与第 {line} 行的键相同', en: 'has the same key as line {line}' },
  badCsv: { zh: 'CSV 格式错误：{detail}', en: 'is not well-formed CSV: {detail}' },
  control: { zh: '含有控制字符', en: 'holds a control character' },
} as const

export type ImportText = keyof typeof texts
export type Parameters = Record<string, string | number>

export function importText(name: ImportText, parameters: Parameters, language: Language): string {
  const text = language === 'zh-CN' ? texts[name].zh : texts[name].en
  return text.replace(/\{(\w+)\}/g, (_, parameter: string) => String(parameters[parameter] ?? ''))
}

/** An import that cannot go on. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
  readonly text: ImportText
  readonly parameters: Parameters

  constructor(text: ImportText, parameters: Parameters) {
    super(importText(text, parameters, 'en-US'))
    this.text = text
    this.parameters = parameters
  }
}
