import { chinaMoment } from '#contract/core/china-time.ts'
import { personalDataKinds, type PersonalDataKind } from '#server/modules/foundation/personal-data/index.ts'

const words = {
  zh: {
    title: '云展：您的资料副本',
    made: '生成于北京时间',
    lead: '下表列出云展保存的您的资料。data 文件夹中每一类有一个 JSON 文件；files 文件夹中是您上传的文件。证件号码只显示末四位；密码与密钥不在其中；他人的账号不写明。',
    kind: '类别',
    rows: '记录',
    file: '文件',
    own: '您上传的文件',
    missing: '以下文件未能放入',
  },
  en: {
    title: 'Yunzhan: copy of your data',
    made: 'Created (GMT+8)',
    lead: 'This is the data Yunzhan stores about you. The data folder contains one JSON file per type; the files folder contains your uploads. ID numbers show the last four characters only. Passwords, keys, and the identities of other accounts are not included.',
    kind: 'Type',
    rows: 'Records',
    file: 'File',
    own: 'Your uploaded files',
    missing: 'These files could not be included',
  },
} as const

const escape = (text: string): string => text.replace(/[&<>"]/g, (one) => `&#${String(one.codePointAt(0) ?? 0)};`)

interface Summary {
  language: 'zh' | 'en'
  name: string
  counts: readonly { kind: PersonalDataKind; rows: number }[]
  files: number
  missing: readonly string[]
  now: Date
}

/** The page of the archive that people read, in their language. */
export function writeSummary({ language, name, counts, files, missing, now }: Summary): string {
  const message = words[language]
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const lines = counts.map(({ kind, rows }) =>
    row(personalDataKinds[kind][language], String(rows), `<a href="data/${kind}.json">data/${kind}.json</a>`),
  )
  const lost =
    missing.length > 0
      ? `<h2>${message.missing}</h2><ul>${missing.map((one) => `<li>${escape(one)}</li>`).join('')}</ul>`
      : ''
  return `<!doctype html><html lang="${language === 'zh' ? 'zh-CN' : 'en-US'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${message.title}</title><style>body{font:16px/1.6 system-ui,sans-serif;max-width:46rem;margin:3rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #ccc;padding:.4rem;text-align:left}</style><h1>${message.title}</h1><p>${escape(name)} · ${message.made} ${chinaMoment(now)}</p><p>${message.lead}</p><table><tr><th>${message.kind}</th><th>${message.rows}</th><th>${message.file}</th></tr>${lines.join('')}${row(message.own, String(files), 'files/')}</table>${lost}</html>`
}
