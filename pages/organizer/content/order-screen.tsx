import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { arrangedKinds, type ContentKind, fieldsOf } from '#contract/fair/content/kinds.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { fieldLabel, optionLabel } from '#src/features/fair/content/fields/labels.ts'
import { OrderList } from '#src/features/fair/content/order/order-list.tsx'
import { DeskHead } from '../desk-head'
import { AroundKind } from './around-kind'
import { listAddress, useKind } from './use-kind'

/** The choice by which visitors see parts of a kind, each of which has its order: where adverts are shown. */
function findChoice(kind: ContentKind): { name: string; options: readonly string[] } | undefined {
  return Object.entries(fieldsOf(kind)).flatMap(([name, field]) =>
    field.type === 'choice' ? [{ name, options: field.options }] : [],
  )[0]
}

/** The objects of a kind in their order, which is changed here. */
export function OrderScreen() {
  const { t } = useTranslation('content')
  const name = useKind()
  const query = useHashQuery()
  const title = t('arrange.title', { kinds: t(`kind.${name}.many`) })
  useTitle(title)
  const kind = arrangedKinds.find((one) => one === name)
  if (!kind) return <Navigate to={listAddress(name)} replace />
  const choice = findChoice(kind)
  const option = choice?.options.find((one) => one === query.text(choice.name)) ?? choice?.options[0]
  return (
    <AroundKind kind={kind}>
      <DeskHead title={title} lead={t('arrange.lead')} />
      {choice ? (
        <LinkTabs
          label={t(fieldLabel(kind, choice.name))}
          tabs={choice.options.map((key) => ({
            key,
            label: t(optionLabel(kind, choice.name, key)),
            to: query.to({ [choice.name]: key }),
            current: key === option,
          }))}
        />
      ) : null}
      <OrderList key={option ?? ''} kind={kind} facets={choice && option ? { [choice.name]: option } : {}} />
    </AroundKind>
  )
}
