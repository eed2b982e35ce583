import { Button, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { claimCouponByCode } from '#contract/commerce/coupons/endpoints.ts'
import { COUPON_CODE_MAX } from '#contract/commerce/coupons/limits.ts'
import { checkTypedCode } from '#contract/commerce/coupons/rules.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useCouponChange } from './api'
import { TextInput } from '#src/common/work/form/text-input.tsx'
import styles from './coupons.module.css'

interface Values {
  code: string
}

const check = ({ code }: Values) => ({ code: checkTypedCode(code) })
const refusals = {
  code: ['CouponCodeWrong', 'CouponGone', 'CouponLimitReached', 'CouponNotOpen', 'TooManyCouponTries'],
} as const

/** Claims a coupon by the code that somebody was given. */
export function CodeForm({ onClaimed }: { onClaimed: () => void }) {
  const { t } = useTranslation('coupons')
  const [form] = Form.useForm<Values>()
  const claim = useCouponChange(claimCouponByCode)
  // Sent again after a break it claims no second one; what was changed since is another code.
  const [key, setKey] = useState(newKey)
  const send = async ({ code }: Values) => {
    const { name } = await claim.mutateAsync({ code, key })
    setKey(newKey())
    form.resetFields()
    showToast(t('claim.done', { name }))
    onClaimed()
  }
  return (
    <WorkForm
      form={form}
      label={t('code.title')}
      initialValues={{ code: '' }}
      check={check}
      refusals={refusals}
      onSend={send}
      onChange={() => setKey(newKey())}
      renderSubmit={() => null}
    >
      <div className={styles.code}>
        <WorkField name="code" label={t('code.title')}>
          <TextInput maxLength={COUPON_CODE_MAX * 2} autoComplete="off" placeholder={t('code.hint')} />
        </WorkField>
        <Button htmlType="submit" loading={claim.isPending}>
          {t('code.submit')}
        </Button>
      </div>
    </WorkForm>
  )
}
