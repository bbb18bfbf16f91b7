import { chosenCategoryKey } from '@storefront/shared/contracts/chosen-category';

/**
 * JavaScript for the top of every document: `/shop` without a category is left for the main category that a menu kept
 * (decision 18), and not shown meanwhile.
 */
export const chosenCategoryScript = `{let u=new URL(location),p=u.searchParams,c;if(u.pathname=="/shop"&&!p.get("mainId")&&!p.get("subId")&&!p.get("keyword"))try{c=localStorage.getItem("${chosenCategoryKey}")}catch{}if(/^[\\w-]{1,64}$/.test(c||"")){p.set("mainId",c);document.documentElement.hidden=true;location.replace(u)}}`;
