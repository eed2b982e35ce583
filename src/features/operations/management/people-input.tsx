import { Select, type SelectProps } from 'antd'
import { useState } from 'react'
import { hasPermission } from '#contract/core/permissions.ts'
import { listAccounts } from '#contract/operations/management/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { useSession } from '#src/common/session/session.ts'

const FOUND_MAX = 8
/** Fewer characters find too many. */
const SEARCHED_FROM = 2
const SEPARATORS = [',', '，', ';', '；', '\n']

/** Accounts by phone or e-mail, typed or pasted; who reads their phones and addresses whole finds them by name as well. */
export function PeopleInput(select: SelectProps<string[]>) {
  const [typed, setTyped] = useState('')
  const mayFind = hasPermission(useSession()?.user.userType, 'manageAccounts')
  const keyWord = typed.trim()
  const isSearched = mayFind && keyWord.length >= SEARCHED_FROM
  const found = useEndpoint(listAccounts, { keyWord, page: 1, limit: FOUND_MAX }, { enabled: isSearched })
  const people = isSearched ? (found.data?.list ?? []) : []
  const options = people
    .map(({ name, phone, email }) => ({ value: phone || email, label: `${name} ${phone || email}` }))
    .filter(({ value }) => value !== '')
  return (
    <Select<string[]>
      mode="tags"
      tokenSeparators={SEPARATORS}
      suffixIcon={null}
      options={options}
      optionLabelProp="value"
      showSearch={{ filterOption: false, onSearch: setTyped }}
      notFoundContent={null}
      {...select}
    />
  )
}
