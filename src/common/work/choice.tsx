import { Select, type SelectProps } from 'antd'
import type { ComponentProps } from 'react'
import { useTextMatch } from './form/use-text-match'

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
  const { matches, prepare } = useTextMatch()
  return (
    <Select<string, ChoiceOption>
      showSearch={
        options.length >= SEARCHED_FROM
          ? { filterOption: (typed, option) => matches(option?.label ?? '', typed) }
          : false
      }
      options={options}
      onOpenChange={(open) => {
        if (open) prepare()
        onOpenChange?.(open)
      }}
      components={parts}
      {...select}
      value={options.some((option) => option.value === value) ? value : null}
    />
  )
}
