/** "1 edition", "2 editions" */
export const countOf = (number: number, one: string, several: string): string => `${number} ${number === 1 ? one : several}`;
