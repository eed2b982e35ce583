import { Alert, Button, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CheckList } from '#contract/commerce/check-in/schemas.ts'
import { Empty } from '#src/common/ui/states.tsx'
import { DeskHead } from '../desk-head'
import { DoorSaleButton } from './door/door-sale-button'
import styles from './check-in.module.css'
import { ListDialog } from './list-dialog'
import { useGateName } from './use-gate-name'

interface GateChoiceProps {
  lists: readonly CheckList[]
  /** These are the gates that the device knows without a network. */
  isOffline?: boolean
  mayManage: boolean
  onChoose: (listId: number) => void
}

/** The gates, of which this device stands at one; who writes tickets adds and changes them. */
export function GateChoice({ lists, isOffline = false, mayManage, onChoose }: GateChoiceProps) {
  const { t } = useTranslation('check-in')
  const [edited, setEdited] = useState<CheckList | 'new'>()
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')}>
        {isOffline ? null : <DoorSaleButton />}
        {mayManage ? <Button onClick={() => setEdited('new')}>{t('lists.add')}</Button> : null}
      </DeskHead>
      {isOffline ? <Alert type="warning" showIcon title={t('lists.offline')} className={styles.note ?? ''} /> : null}
      {lists.length === 0 ? <Empty title={t('lists.none')} text={t('lists.noneText')} /> : null}
      <ul className={styles.gates} aria-label={t('lists.title')}>
        {lists.map((list) => (
          <GateRow
            key={list.id}
            list={list}
            onChoose={() => onChoose(list.id)}
            {...(mayManage ? { onEdit: () => setEdited(list) } : {})}
          />
        ))}
      </ul>
      {edited ? <ListDialog list={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} /> : null}
    </>
  )
}

function GateRow({ list, onChoose, onEdit }: { list: CheckList; onChoose: () => void; onEdit?: () => void }) {
  const { t } = useTranslation('check-in')
  const name = useGateName()(list.name)
  const { zone, typeIds, reEntry, open, today } = list
  return (
    <li>
      <div>
        <h2>
          {name} {open ? null : <Tag>{t('lists.closed')}</Tag>}
        </h2>
        <p>
          {[
            typeIds.length > 0 ? t('lists.types', { count: typeIds.length }) : t('lists.allTypes'),
            zone ? t('lists.zone', { zone }) : '',
            reEntry ? t('lists.reEntry') : '',
            t('lists.today', { count: today }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={styles.ways}>
        {onEdit ? (
          <Button type="link" aria-label={t('lists.changeOf', { name })} onClick={onEdit}>
            {t('lists.change')}
          </Button>
        ) : null}
        <Button type="primary" disabled={!open} aria-label={t('lists.openOf', { name })} onClick={onChoose}>
          {t('lists.open')}
        </Button>
      </div>
    </li>
  )
}
