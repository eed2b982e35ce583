export const standAddress = '/stand'
export const profileAddress = '/stand/profile'
export const standExhibitsAddress = '/stand/exhibits'
export const standExhibitAddress = (id: number | 'new'): string => `${standExhibitsAddress}/${id}`
