import { useState } from 'react'
import { getLanguage } from '../../i18n/language'

type Match = (text: string, typed: string) => boolean

const includes: Match = (text, typed) => text.toLowerCase().includes(typed.toLowerCase())

/** Finds Chinese words by their sounds too: `sz` finds 苏州. Fetched by the first list that is opened in Chinese. */
const loadPinyin = async (): Promise<Match> => {
  const { default: pinyin } = await import('pinyin-match')
  return (text, typed) => includes(text, typed) || pinyin.match(text, typed) !== false
}

/** Whether a text is meant by what was typed; `prepare` is called as a list opens. */
export function useTextMatch(): { matches: Match; prepare: () => void } {
  const [match, setMatch] = useState<{ by: Match }>({ by: includes })
  const prepare = () => {
    if (match.by === includes && getLanguage() === 'zh-CN') void loadPinyin().then((by) => setMatch({ by }))
  }
  return { matches: match.by, prepare }
}
