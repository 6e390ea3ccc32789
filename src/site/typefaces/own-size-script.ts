/** An iPhone's text at its usual size, px. */
const USUAL = 17;
/** What each page is tested with. */
const LARGEST = 2;

/**
 * Runs before the first paint: makes a page's letters as large as the reader has set those of an iPhone (Dynamic Type), up to twice the size.
 * Safari alone does not: only text in `-apple-system-body` follows that setting, so that its size is asked. `-webkit-touch-callout` tells
 * an iPhone from a Mac, where that text is smaller than a page's.
 */
export const OWN_SIZE_SCRIPT = `try{const d=document.documentElement,{style:s}=d;if(CSS.supports("-webkit-touch-callout","none")){s.font="-apple-system-body";const n=Math.min(parseFloat(getComputedStyle(d).fontSize)/${USUAL},${LARGEST});s.font="";if(n>1)s.fontSize=100*n+"%"}}catch{}`;
