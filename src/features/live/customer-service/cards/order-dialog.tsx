import { useState } from 'react'
import { type FieldError, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { newKey } from '#src/common/app/new-key.ts'
import { TextInput } from '#src/common/form/inputs.tsx'
import { errorMessage } from '#src/common/request/error-message.ts'
import { Dialog } from '#src/common/ui/dialog/dialog.tsx'
import type { Order } from './card-content'
import styles from './dialogs.module.css'
import { parseQuantity, parsePrice } from './order-numbers'
import { sendOrder } from './send-order.connector'

interface Values {
  number: string
  price: string
}

interface Props {
  exhibit: { exhibitsInfoId: number; exhibitsName: string; exhibitsCoverUrl: string }
  /** The intention order is kept; its card can be sent. */
  onOrder: (order: Order) => void
  onClose: () => void
}

/** What a buyer would buy of an exhibit: quantity and, where they name it, the expected price of one (spec: live §3). */
export function OrderDialog({ exhibit, onOrder, onClose }: Props) {
  const { t } = useTranslation('conversations')
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { number: '', price: '' },
    mode: 'onTouched',
  })
  const [key] = useState(newKey)
  const [failure, setFailure] = useState('')
  // Errors are kept by name, so that a language switch says them again.
  const translated = (error: FieldError | undefined): FieldError | undefined =>
    error && { type: 'validate', message: t(`order.wrong.${error.message ?? ''}`) }
  const { exhibitsInfoId, exhibitsName: name, exhibitsCoverUrl } = exhibit
  const send = async (values: Values) => {
    const [number, price] = [parseQuantity(values.number), parsePrice(values.price)]
    if (number === undefined || price === undefined) return
    setFailure('')
    try {
      const { id } = await sendOrder.port({ key, exhibitsInfoId, quantity: number, price, note: '' })
      onOrder({ intentionId: id, name, number, price, exhibitsCoverUrl })
    } catch (error) {
      setFailure(errorMessage(error))
    }
  }
  return (
    <Dialog title={t('order.title')} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(send)(event)}>
        <strong>{name}</strong>
        <TextInput
          label={t('order.number')}
          field={register('number', { validate: (text) => parseQuantity(text) !== undefined || 'number' })}
          error={translated(formState.errors.number)}
          inputMode="numeric"
          required
        />
        <TextInput
          label={t('order.priceField')}
          field={register('price', { validate: (text) => parsePrice(text) !== undefined || 'price' })}
          error={translated(formState.errors.price)}
          inputMode="decimal"
          hint={t('order.priceHint')}
        />
        {failure ? <p role="alert">{failure}</p> : null}
        <button type="submit" className="yz-button" aria-busy={formState.isSubmitting}>
          {t('order.send')}
        </button>
      </form>
    </Dialog>
  )
}
