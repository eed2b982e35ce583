import { Select, type SelectProps } from 'antd'
import { type ComponentProps, useState } from 'react'
import { getLanguage } from '../i18n/language'

type Match = (text: string, typed: string) => boolean

const includes: Match = (text, typed) => text.toLowerCase().includes(typed.toLowerCase())

/** Finds Chinese words by their sounds too: `sz` finds 苏州. Fetched by the first list that is opened in Chinese. */
const loadPinyin = async (): Promise<Match> => {
  const { default: pinyin } = await import('pinyin-match')
  return (text, typed) => includes(text, typed) || pinyin.match(text, typed) !== false
}

export interface ChoiceOption {
  value: string
  label: string
  disabled?: boolean
}

/** More than this is searched rather than read. */
const SEARCHED_FROM = 8

/** Of itself antd's would ask a browser for a new password; as an element it would bear the placeholder under what is chosen. */
const parts = {
  input: (props: ComponentProps<'input'>) => <input {...props} autoComplete="off" />,
}

/** One of several, searched by typing where there are many. What is not among them, or not yet, is not shown. */
export function Choice({
  options,
  onOpenChange,
  value,
  ...select
}: SelectProps<string, ChoiceOption> & { options: ChoiceOption[] }) {
  const [match, setMatch] = useState<{ by: Match }>({ by: includes })
  const load = () => {
    if (match.by === includes && getLanguage() === 'zh-CN') void loadPinyin().then((by) => setMatch({ by }))
  }
  return (
    <Select<string, ChoiceOption>
      showSearch={
        options.length >= SEARCHED_FROM
          ? { filterOption: (typed, option) => match.by(option?.label ?? '', typed) }
          : false
      }
      options={options}
      onOpenChange={(open) => {
        if (open) load()
        onOpenChange?.(open)
      }}
      components={parts}
      {...select}
      value={options.some((option) => option.value === value) ? value : null}
    />
  )
}
