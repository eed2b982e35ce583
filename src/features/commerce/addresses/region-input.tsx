import { Cascader } from 'antd'
import type { Region } from '#contract/foundation/places/schemas.ts'
import { useTextMatch } from '#src/common/work/form/use-text-match.ts'
import styles from './addresses.module.css'

interface Option {
  value: string
  label: string
  children?: Option[]
}

type Province = Region['children'][number]

function toOption({ code, name, children }: Province): Option {
  const cities = children.map((city) => {
    const districts = city.children.map((one) => ({ value: one.code, label: one.name }))
    const of = { value: city.code, label: city.name }
    return districts.length > 0 ? { ...of, children: districts } : of
  })
  return { value: code, label: name, children: cities }
}

/** From the province down to the division of this code; empty: there is none. */
function pathTo(code: string, options: readonly Option[]): string[] {
  for (const { value, children = [] } of options) {
    if (value === code) return [value]
    const below = pathTo(code, children)
    if (below.length > 0) return [value, ...below]
  }
  return []
}

interface RegionInputProps {
  /** Given by the field. */
  id?: string
  /** Six digits of GB/T 2260; empty: none. */
  value?: string
  onChange?: (code: string) => void
  provinces: readonly Province[]
  placeholder: string
  disabled?: boolean
}

/** A division of mainland China: its province, city and district, chosen one after the other or found by typing. */
export function RegionInput({ value = '', onChange, provinces, ...input }: RegionInputProps) {
  const options = provinces.map(toOption)
  const { matches, prepare } = useTextMatch()
  return (
    <Cascader<Option>
      {...input}
      options={options}
      value={pathTo(value, options)}
      onChange={(path) => onChange?.(path?.at(-1) ?? '')}
      onOpenChange={(open) => open && prepare()}
      showSearch={{ limit: 50, filter: (typed, path) => path.some(({ label }) => matches(label, typed)) }}
      allowClear={false}
      placement="bottomLeft"
      classNames={{ popup: { root: styles.regions ?? '' } }}
    />
  )
}
