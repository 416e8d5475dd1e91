// Finds headings. Without it the menu and the browser's own search are there.
type Row = readonly [page: string, heading: string, address: string]

const rows = (globalThis as unknown as { readonly topcutHeadings: readonly Row[] }).topcutHeadings
const most = 12

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

const itemOf = ([page, heading, address]: Row): HTMLLIElement => {
  const link = document.createElement('a')
  link.href = `${document.body.dataset['top']}${address}`
  link.textContent = heading === '' ? page : `${heading} · ${page}`
  const item = document.createElement('li')
  item.append(link)
  return item
}

const openSearch = (search: HTMLElement, field: HTMLInputElement, list: HTMLElement): void => {
  const look = () => {
    const words = plain(field.value).split(/\s+/).filter(Boolean)
    const isMeant = ([page, heading]: Row): boolean =>
      words.every((word) => plain(`${page} ${heading}`).includes(word))
    const found = words.length === 0 ? [] : rows.filter(isMeant).slice(0, most)
    list.replaceChildren(...found.map(itemOf))
    if (words.length === 0 || found.length > 0) return
    const item = document.createElement('li')
    item.textContent = search.dataset['nothing'] ?? ''
    list.append(item)
  }
  field.addEventListener('input', look)
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') list.querySelector('a')?.click()
    if (key !== 'Escape') return
    field.value = ''
    look()
  })
  search.hidden = false
}

const search = document.querySelector<HTMLElement>('search')
const field = search?.querySelector('input')
const list = search?.querySelector('ol')
if (search && field && list) openSearch(search, field, list)

// The menu is longer than the window: the page that is open is to be seen in it.
const menu = document.querySelector<HTMLElement>('.menu')
const current = menu?.querySelector<HTMLElement>('[aria-current]')
if (menu && current) menu.scrollTop = current.offsetTop - menu.clientHeight / 2
