import { Alert, Button, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { removeTicketType, saveTicketType } from '#contract/commerce/tickets/endpoints.ts'
import type { SaleState } from '#contract/commerce/tickets/rules.ts'
import type { ManagedTicketType, Quota } from '#contract/commerce/tickets/schemas.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { Empty } from '#src/common/ui/states.tsx'
import { type WorkColumn, WorkTable } from '#src/common/work/work-table.tsx'
import { formatDays } from '#src/common/ui/time/days.ts'
import { useTypeChange } from './api'
import styles from './manage.module.css'
import { RemoveDialog } from './remove-dialog'
import { TypeDialog } from './type-dialog'
import { documentOf } from './type-values'

const colors = {
  booking: 'success',
  halt: 'error',
  upcoming: 'processing',
  soldOut: 'warning',
  ended: 'default',
} as const satisfies Record<SaleState, string>

interface TypeTableProps {
  types: readonly ManagedTicketType[]
  quotas: readonly Quota[]
  query: HashQuery
}

type Doing = { what: 'edit' | 'remove'; id: number }

/** The types of tickets with what is sold of them; a halt is done by one press and withdrawn by another. */
export function TypeTable({ types, quotas, query }: TypeTableProps) {
  const { t, i18n } = useTranslation('commerce')
  const [doing, setDoing] = useState<Doing>()
  const [done, setDone] = useState<number>()
  const change = useTypeChange(saveTicketType)
  const nameOf = ({ name: { zh, en } }: ManagedTicketType) => (i18n.language === 'zh-CN' ? zh : en)
  const turn = (type: ManagedTicketType) => {
    setDone(undefined)
    change.mutate(
      { id: type.id, version: type.version, type: { ...documentOf(type), halted: !type.halted } },
      { onSuccess: () => setDone(type.id) },
    )
  }
  const columns = useColumns({ nameOf, quotas, busy: change.isPending, turn, act: setDoing })
  const turned = types.find(({ id }) => id === done)
  const chosen = types.find(({ id }) => id === doing?.id)
  if (types.length === 0) return <Empty title={t('types.none')} text={t('types.noneText')} />
  return (
    <>
      <div role="status">
        {turned ? (
          <Alert
            className={styles.message ?? ''}
            type={turned.halted ? 'warning' : 'success'}
            showIcon
            title={t(turned.halted ? 'types.halted' : 'types.resumed', { name: nameOf(turned) })}
            action={
              <Button size="small" loading={change.isPending} onClick={() => turn(turned)}>
                {t('types.undo')}
              </Button>
            }
          />
        ) : null}
      </div>
      {change.error ? (
        <Alert className={styles.message ?? ''} type="error" showIcon role="alert" title={errorMessage(change.error)} />
      ) : null}
      <WorkTable<ManagedTicketType>
        name="ticket-types"
        caption={t('types.title')}
        columns={columns}
        rows={types}
        query={query}
        total={types.length}
        pageSize={types.length}
      />
      {doing?.what === 'edit' ? (
        <TypeDialog
          type={chosen}
          quotas={quotas}
          last={types.at(-1)?.position ?? 0}
          onClose={() => setDoing(undefined)}
        />
      ) : null}
      {doing?.what === 'remove' && chosen ? (
        <RemoveDialog
          endpoint={removeTicketType}
          input={{ id: chosen.id, version: chosen.version }}
          name={nameOf(chosen)}
          text={t('types.removeText')}
          onClose={() => setDoing(undefined)}
        />
      ) : null}
    </>
  )
}

interface ColumnsOf {
  nameOf: (type: ManagedTicketType) => string
  quotas: readonly Quota[]
  busy: boolean
  turn: (type: ManagedTicketType) => void
  act: (doing: Doing) => void
}

function useColumns({ nameOf, quotas, busy, turn, act }: ColumnsOf): WorkColumn<ManagedTicketType>[] {
  const { t, i18n } = useTranslation('commerce')
  const number = new Intl.NumberFormat(i18n.language)
  const column = (
    key: string,
    render: WorkColumn<ManagedTicketType>['render'],
    more: Partial<WorkColumn<ManagedTicketType>> = {},
  ) => ({ key, title: t(`types.field.${key}`), render, ...more })
  const left = ({ quotaId }: ManagedTicketType) => {
    const quota = quotas.find(({ id }) => id === quotaId)
    if (!quota) return '—'
    return (
      <>
        {number.format(quota.capacity - quota.held)}
        <small>{i18n.language === 'zh-CN' ? quota.name.zh : quota.name.en}</small>
      </>
    )
  }
  return [
    column(
      'name',
      (type) => (
        <>
          {nameOf(type)}
          <small>{t(`tickets:kind.${type.kind}`)}</small>
        </>
      ),
      { always: true },
    ),
    column(
      'days',
      ({ days, hours }) => (
        <>
          <span className={styles.days}>{formatDays(days, i18n.language)}</span>
          <small>
            {hours.from}–{hours.until}
          </small>
        </>
      ),
      { width: 176 },
    ),
    column('price', ({ fen }) => (fen === 0 ? t('tickets:free') : formatFen(fen, i18n.language)), { width: 88 }),
    column(
      'sale',
      ({ sale, shown }) => (
        <>
          <Tag color={colors[sale]}>{t(`tickets:sale.${sale}`)}</Tag>
          {shown ? null : <small>{t('types.hidden')}</small>}
        </>
      ),
      { width: 104 },
    ),
    column('sold', ({ sold }) => number.format(sold), { width: 72 }),
    column('left', left, { width: 116 }),
    column('waiting', ({ waiting }) => number.format(waiting), { width: 76 }),
    column(
      'actions',
      (type) => {
        const name = nameOf(type)
        const way = (text: string, label: string, onClick: () => void, danger = false) => (
          <Button type="link" size="small" danger={danger} disabled={busy} aria-label={label} onClick={onClick}>
            {text}
          </Button>
        )
        return (
          <div className={styles.ways}>
            {way(t('types.edit'), t('types.editOf', { name }), () => act({ what: 'edit', id: type.id }))}
            {type.halted
              ? way(t('types.resume'), t('types.resumeOf', { name }), () => turn(type))
              : way(t('types.halt'), t('types.haltOf', { name }), () => turn(type))}
            {way(t('types.remove'), t('types.removeOf', { name }), () => act({ what: 'remove', id: type.id }), true)}
          </div>
        )
      },
      { always: true, width: 192 },
    ),
  ]
}
