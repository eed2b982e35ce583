import { Input } from 'antd'
import type { ComponentProps } from 'react'
import { cutText } from '#contract/core/text/cut-text.ts'
import { countCharacters } from '#contract/core/rules.ts'

/** The browser's own `maxLength` counts 𠮷 as two characters. */
const countUpTo = (max: number, show: boolean) => ({
  max,
  show,
  strategy: countCharacters,
  exceedFormatter: (text: string) => cutText(text, max),
})

interface Limit {
  maxLength: number
  showCount?: boolean
}

/** A line of text of `maxLength` characters at most; what is typed or pasted beyond is cut. */
export const TextInput = ({
  maxLength,
  showCount = false,
  ...input
}: Omit<ComponentProps<typeof Input>, keyof Limit> & Limit) => (
  <Input {...input} count={countUpTo(maxLength, showCount)} />
)

/** The same in several lines. */
export const TextArea = ({
  maxLength,
  showCount = false,
  ...area
}: Omit<ComponentProps<typeof Input.TextArea>, keyof Limit> & Limit) => (
  <Input.TextArea {...area} count={countUpTo(maxLength, showCount)} />
)
