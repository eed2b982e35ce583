import type { Language } from '#contract/core/language.ts'
import { importText, type ImportText, type Parameters } from './import-error'

export interface Refused {
  line: number
  column: string
  text: ImportText
  parameters?: Parameters
}

export interface Report {
  rows: number
  added: number
  changed: number
  unchanged: number
  refused: Refused[]
}

/** Refusals shown before the rest is only counted. */
const SHOWN = 50

export function describeReport({ refused, ...numbers }: Report, language: Language): string {
  const lines = refused.slice(0, SHOWN).map(({ line, column, text, parameters = {} }) => {
    return importText('refused', { line, column, reason: importText(text, parameters, language) }, language)
  })
  if (refused.length > SHOWN) lines.push(importText('refusedMore', { n: refused.length - SHOWN }, language))
  return [importText('done', { ...numbers, refused: refused.length }, language), ...lines].join('\n')
}
