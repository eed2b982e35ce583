import type { HashQuery } from '#src/common/app/use-hash-query.ts'

/** The form for something new is open while the address has `form=new`, so that a link opens it and Back closes it. */
export function useNewForm(query: HashQuery): { isOpen: boolean; open: () => void; close: () => void } {
  // The page of the list stays.
  const show = (form: 'new' | undefined) => query.set({ form, page: query.page })
  return { isOpen: query.text('form') === 'new', open: () => show('new'), close: () => show(undefined) }
}
