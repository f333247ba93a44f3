### Macadam en français. Les mots sont ceux de RULES.fr.md.

name = Macadam
pitch = Suivre la circulation, ou payer l’amende.
