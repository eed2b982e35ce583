import { Button } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/common/ui/icon.tsx'
import styles from './fields.module.css'

interface OrderedRowsProps<Row> {
  rows: readonly Row[]
  onChange: (rows: Row[]) => void
  /** What a row is called, for the names of its buttons. */
  nameOf: (row: Row, place: number) => string
  renderRow: (row: Row, place: number) => ReactNode
  /** Rows stand next to each other and move to the left and right. */
  isAcross?: boolean
}

const ways = [
  { step: -1, icon: { down: 'up', across: 'left' }, say: { down: 'order.up', across: 'order.left' } },
  { step: 1, icon: { down: 'down', across: 'right' }, say: { down: 'order.down', across: 'order.right' } },
] as const

/** Several in an order that buttons change; the focus goes with the row that is moved. */
export function OrderedRows<Row>({ rows, onChange, nameOf, renderRow, isAcross = false }: OrderedRowsProps<Row>) {
  const { t } = useTranslation('content')
  const list = useRef<HTMLOListElement>(null)
  const focus = useRef<string>(undefined)
  const way = isAcross ? 'across' : 'down'
  useEffect(() => {
    const requested = focus.current
    focus.current = undefined
    if (requested === undefined || rows.length === 0) return
    const [place = '', step] = requested.split(' ')
    const row = list.current?.children[Number(place)]
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[data-step]') ?? [])].filter(
      ({ disabled }) => !disabled,
    )
    ;(buttons.find(({ dataset }) => dataset['step'] === step) ?? buttons[0])?.focus()
  }, [rows])
  const move = (place: number, step: number) => {
    const moved = [...rows]
    moved.splice(place + step, 0, ...moved.splice(place, 1))
    focus.current = `${place + step} ${step}`
    onChange(moved)
  }
  const remove = (place: number) => {
    focus.current = `${Math.min(place, rows.length - 2)} 0`
    onChange(rows.filter((_, one) => one !== place))
  }
  if (rows.length === 0) return null
  return (
    <ol ref={list} className={styles[way]}>
      {rows.map((row, place) => (
        // oxlint-disable-next-line no-array-index-key -- a row is known by its place: what it shows is all its own value
        <li key={place} className={styles.row}>
          <div className={styles.what}>{renderRow(row, place)}</div>
          <div className={styles.moves}>
            {ways.map(({ step, icon, say }) => (
              <Button
                key={step}
                type="text"
                data-step={step}
                icon={<Icon name={icon[way]} size={16} />}
                aria-label={t(say[way], { name: nameOf(row, place) })}
                disabled={rows[place + step] === undefined}
                onClick={() => move(place, step)}
              />
            ))}
            <Button
              type="text"
              data-step={0}
              icon={<Icon name="close" size={16} />}
              aria-label={t('order.remove', { name: nameOf(row, place) })}
              onClick={() => remove(place)}
            />
          </div>
        </li>
      ))}
    </ol>
  )
}
