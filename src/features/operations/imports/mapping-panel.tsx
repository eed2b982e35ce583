import { Alert, Button, Checkbox, Radio } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkImport } from '#contract/operations/imports/endpoints.ts'
import { columnsOf, type DayOrder, dayOrders, KEY_COLUMN } from '#contract/operations/imports/rules.ts'
import type { ImportDetail } from '#contract/operations/imports/schemas.ts'
import { Choice } from '#src/common/work/choice.tsx'
import { useImportStep } from './api'
import styles from './imports.module.css'
import { TableChoice } from './table-choice'
import { columnLabel, type Dictionary, loadDictionary, proposeMapping } from './labels'

const NONE = '-'

/** Which column of the file is which field; what the headings say is chosen already. */
export function MappingPanel({ of }: { of: ImportDetail }) {
  const { t } = useTranslation('imports')
  const { kind, columns, samples } = of
  const [dictionary, setDictionary] = useState<Dictionary>()
  const [mapping, setMapping] = useState(of.mapping)
  const [publish, setPublish] = useState(of.state === 'mapping' ? true : of.publish)
  const [dayOrder, setDayOrder] = useState<DayOrder | null>(of.dayOrder)
  const check = useImportStep(checkImport)
  useEffect(() => {
    let isOver = false
    const load = async () => {
      const loaded = await loadDictionary(kind)
      if (isOver) return
      setDictionary(loaded)
      setMapping((before) => (before.some((path) => path !== '') ? before : proposeMapping(columns, loaded)))
    }
    void load()
    return () => {
      isOver = true
    }
  }, [kind, columns])

  const known = columnsOf(kind)
  const lacksKey = !mapping.includes(KEY_COLUMN)
  const twice = mapping.find((path, place) => path !== '' && mapping.indexOf(path) !== place)
  const twiceColumn = known.find(({ path }) => path === twice)
  const leftOut = mapping.filter((path) => path === '').length
  const lacksOrder = of.needsDayOrder && dayOrder === null
  const send = () => {
    if (!dictionary || lacksKey || twice || lacksOrder) return
    const { words } = dictionary
    const named = columns.map((_, i) => mapping[i] ?? '')
    check.mutate({ id: of.id, version: of.version, mapping: named, publish, dayOrder, words })
  }
  return (
    <>
      <TableChoice of={of} />
      {samples.length === 0 ? <Alert type="warning" showIcon title={t('map.noRows')} /> : null}
      <p>{t('map.lead')}</p>
      <div className={styles.tableFrame}>
        <table className={styles.mapping}>
          <caption className="yz-visually-hidden">{t('map.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('map.column')}</th>
              <th scope="col">{t('map.sample')}</th>
              <th scope="col">{t('map.field')}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map((heading, place) => (
              // oxlint-disable-next-line no-array-index-key -- two columns may be called the same, and none moves
              <tr key={place}>
                <th scope="row">{heading || t('map.nameless', { place: place + 1 })}</th>
                <td>
                  {samples
                    .map((cells) => cells[place] ?? '')
                    .filter(Boolean)
                    .slice(0, 2)
                    .join(' / ')}
                </td>
                <td>
                  <Choice
                    aria-label={t('map.fieldOf', { name: heading || t('map.nameless', { place: place + 1 }) })}
                    className={styles.field ?? ''}
                    value={mapping[place] || NONE}
                    options={[
                      { value: NONE, label: t('map.none') },
                      ...known.map((column) => ({
                        value: column.path,
                        label: columnLabel(t, kind, column),
                        disabled: mapping.includes(column.path) && mapping[place] !== column.path,
                      })),
                    ]}
                    onChange={(path) =>
                      setMapping(
                        columns.map((_, i) => (i === place ? (path === NONE ? '' : path) : (mapping[i] ?? ''))),
                      )
                    }
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {dictionary && lacksKey ? <Alert type="warning" showIcon title={t('map.noKey')} /> : null}
      {twiceColumn ? (
        <Alert type="error" showIcon title={t('map.twice', { name: columnLabel(t, kind, twiceColumn) })} />
      ) : null}
      {leftOut > 0 ? <p className={styles.hint}>{t('map.leftOut', { count: leftOut })}</p> : null}
      {of.needsDayOrder ? (
        <fieldset className={styles.dayOrder}>
          <legend>{t('map.dayOrder.title')}</legend>
          <Radio.Group
            value={dayOrder}
            options={dayOrders.map((value) => ({ value, label: t(`map.dayOrder.${value}`) }))}
            onChange={({ target }) => setDayOrder(dayOrders.find((one) => one === target.value) ?? null)}
          />
        </fieldset>
      ) : null}
      <p>
        <Checkbox checked={publish} onChange={({ target }) => setPublish(target.checked)}>
          {t('map.publish')}
        </Checkbox>
      </p>
      <Button
        type="primary"
        disabled={!dictionary || lacksKey || lacksOrder || twice !== undefined || samples.length === 0}
        loading={check.isPending}
        onClick={send}
      >
        {t('map.send')}
      </Button>
    </>
  )
}
