import { Alert } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleText } from '#contract/core/rule-texts.ts'
import { checkHolder, normalizeIdNumber } from '#contract/commerce/tickets/rules.ts'
import type { Ticket } from '#contract/commerce/tickets/schemas.ts'
import type { Holder } from '#contract/commerce/tickets/rules.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { Work } from '#src/common/work/work.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { HolderFields } from './holders/holder-fields'
import { emptyHolder } from './order/draft'
import { useNameTicket } from './own-api'

interface NameDialogProps {
  ticket: Pick<Ticket, 'id' | 'holder'>
  onClose: () => void
}

type Field = 'name' | 'idNumber'

/** Names the holder of a ticket, or corrects it once. */
export function NameDialog({ ticket: { id, holder: before }, onClose }: NameDialogProps) {
  const { t } = useTranslation('own-tickets')
  const give = useNameTicket()
  // The number is hidden here too: it is given again.
  const [holder, setHolder] = useState<Holder>(
    before ? { name: before.name, idType: before.idType, idNumber: '' } : emptyHolder,
  )
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const fields = useRef<HTMLDivElement>(null)
  const breaches = checkHolder(holder)
  const isOfNumber = isRefusal(give.error, 'HolderTaken', 'HolderNotVerified')
  const messageOf = (field: Field): string | undefined => {
    const breach = left.has(field) ? breaches[field] : undefined
    if (breach) return ruleText(breach, getLanguage())
    return field === 'idNumber' && isOfNumber ? errorMessage(give.error) : undefined
  }
  const send = () => {
    setLeft(new Set(['name', 'idNumber']))
    if (breaches.name ?? breaches.idNumber) {
      const inputs = fields.current?.querySelectorAll<HTMLElement>('input:not([role="combobox"])')
      return inputs?.[breaches.name ? 0 : 1]?.focus()
    }
    const sent = { ...holder, name: holder.name.trim(), idNumber: normalizeIdNumber(holder.idNumber) }
    return give.mutate(
      { id, holder: sent },
      {
        onSuccess: () => {
          showToast(t('name.done'))
          onClose()
        },
      },
    )
  }
  return (
    <Work>
      <WorkDialog
        title={t(before ? 'name.correct' : 'name.give')}
        width={640}
        submit={t('name.save')}
        busy={give.isPending}
        onSubmit={send}
        onClose={onClose}
      >
        <p>{t(before ? 'name.once' : 'name.lead')}</p>
        <div ref={fields}>
          <HolderFields
            holder={holder}
            messageOf={messageOf}
            onChange={(next) => {
              setHolder(next)
              give.reset()
            }}
            onLeave={(field) => setLeft((now) => new Set([...now, field]))}
          />
        </div>
        {give.error && !isOfNumber ? (
          <Alert type="error" showIcon role="alert" title={errorMessage(give.error)} style={{ marginTop: '1rem' }} />
        ) : null}
      </WorkDialog>
    </Work>
  )
}
